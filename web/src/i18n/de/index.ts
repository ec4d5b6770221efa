export default import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true })
