/** On a terminal one line that updates; elsewhere a new line for every finished quarter. */
export function showProgress(out: { isTTY?: boolean; write(text: string): unknown }) {
  let shown = '';
  return {
    at(what: string, share: number): void {
      const percent = Math.floor(Math.min(1, share) * 100);
      const step = out.isTTY ? percent : percent - (percent % 25);
      const line = `ridewire: ${what} ${step} %`;
      if (line === shown) return;
      shown = line;
      out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    /** The next output begins a new line. */
    end(): void {
      if (out.isTTY && shown !== '') out.write('\r\u001b[K');
      shown = '';
    },
  };
}
