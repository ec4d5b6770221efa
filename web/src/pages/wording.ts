/** Reading the light Markdown of rules: paragraphs, lists, tables, drawings, `code`, *stress*, **strong**, ids of rules. */

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'stress'; text: string }
  | { kind: 'rule'; text: string }

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'drawing'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

const MARKS =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b([A-Z][A-Z0-9]{1,4}-[A-Z]{1,4}-\d{1,3}[a-z]?|KRN-\d{1,3})\b/g

/** The spans of one line of text: `spansOf('see D04-LOS-07')` ends with a link to that rule. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) spans.push({ kind: 'text', text: text.slice(at, match.index) })
    if (match[1] !== undefined) spans.push({ kind: 'code', text: match[1] })
    else if (match[2] !== undefined) spans.push({ kind: 'strong', text: match[2] })
    else if (match[3] !== undefined) spans.push({ kind: 'stress', text: match[3] })
    else spans.push({ kind: 'rule', text: match[4] ?? '' })
    at = match.index + match[0].length
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) })
  return spans
}

/** The blocks of a rule's text; what stands between two fences is a drawing, kept as it is. */
export function blocksOf(text: string): Block[] {
  return text.split(/^```.*$/m).flatMap((part, index): Block[] => {
    if (index % 2 === 1) return [{ kind: 'drawing', text: part.replace(/^\n+|\s+$/g, '') }]
    return part.trim() === '' ? [] : written(part)
  })
}

/** Lines that begin with a dash or a star make a list, lines between bars a table with a head. */
function written(text: string): Block[] {
  const blocks: Block[] = []
  for (const part of text.trim().split(/\n\s*\n/)) {
    if (part.trim().startsWith('|')) {
      const [head = [], , ...rows] = part.trim().split('\n').map(cellsOf)
      blocks.push({ kind: 'table', head, rows })
      continue
    }
    let paragraph: string[] = []
    let items: string[] = []
    const close = (): void => {
      if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(paragraph.join(' ')) })
      if (items.length > 0) blocks.push({ kind: 'list', items: items.map(spansOf) })
      paragraph = []
      items = []
    }
    for (const line of part.split('\n').map((one) => one.trim())) {
      const item = /^(?:[-*•]|\d+[.)])\s+(.*)$/.exec(line)
      if (item) {
        if (paragraph.length > 0) close()
        items.push(item[1] ?? '')
      } else if (items.length > 0) {
        items[items.length - 1] += ' ' + line
      } else if (line !== '') {
        paragraph.push(line)
      }
    }
    close()
  }
  return blocks
}

/** The cells of a row `| a | b |`. */
function cellsOf(row: string): Span[][] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()))
}

/** Text without accents and case, for searching: "Übergröße" is found by "ubergr". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ł/gi, 'l')
    .toLowerCase()
}

/** Whether every word of the search occurs somewhere in the texts. */
export function matches(search: string, ...texts: (string | undefined)[]): boolean {
  const heap = plain(texts.filter(Boolean).join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => heap.includes(word))
}
