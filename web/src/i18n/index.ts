export { speak, spoken, t } from './i18n.svelte'
