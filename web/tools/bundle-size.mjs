/** What a browser loads, gzipped: all of it, and what the start page needs. Fails above the budget. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const BUDGET = 400 * 1024
const root = resolve(import.meta.dirname, '../../src/grimtable/server/static')
const size = (path) => gzipSync(readFileSync(path), { level: 9 }).length
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const fonts = files.filter((path) => path.endsWith('.woff2'))
const rest = files.filter((path) => !path.endsWith('.woff2'))
const all = rest.reduce((sum, path) => sum + size(path), 0)

const page = readFileSync(join(root, 'index.html'), 'utf8')
const first = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((match) => join(root, match[1]))
const start = first.reduce((sum, path) => sum + size(path), size(join(root, 'index.html')))

console.log(`all pages   ${kilobytes(all)} gzipped in ${rest.length} files (budget ${kilobytes(BUDGET)})`)
console.log(`start page  ${kilobytes(start)} gzipped in ${first.length + 1} files`)
console.log(
    `fonts       ${kilobytes(fonts.reduce((sum, path) => sum + readFileSync(path).length, 0))} in ${fonts.length} files, fetched as needed`,
)
if (all > BUDGET) {
    console.error(
        'The bundle is over its budget: look for a page or a package that is loaded and not needed.',
    )
    process.exitCode = 1
}
