/** Lets the browser put a file among the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the next turn; the address is of no use after that.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
