/** Handing a file to the player. */

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download reads the address after this call has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
