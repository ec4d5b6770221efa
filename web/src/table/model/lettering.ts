/** Words on the board: SVG breaks no lines, so they are broken here. */

/** The width of a letter of the condensed face, as a share of its size; capitals and m are wider, i and l narrower. */
const LETTER = 0.43

/** Words in lines no longer than `width` units at this size, as few lines as possible and of like length. */
export function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(6, Math.floor(width / (size * LETTER)))
  const lines = filled(text, most)
  let even = lines
  for (let length = most - 1; length > 0; length--) {
    const tighter = filled(text, length)
    if (tighter.length > lines.length || tighter.some((line) => line.length > most)) break
    even = tighter
  }
  return even
}

/** Lines filled one after the other; a word that is too long stands alone. */
function filled(text: string, most: number): string[] {
  const lines: string[] = []
  // A word that is too long may be parted where it has a hyphen.
  const words = text
    .split(' ')
    .flatMap((word) => (word.length > most ? word.split(/(?<=-)/) : [word]))
    .filter((word) => word !== '')
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
