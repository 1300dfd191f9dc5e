/** Puts a file among the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by the next turn, after which the address is not needed.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
