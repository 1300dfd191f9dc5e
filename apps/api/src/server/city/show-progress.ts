/** On a terminal one line that renews itself; elsewhere a line whenever another quarter of something is done. */
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
    /** What is said next begins a line of its own. */
    end(): void {
      if (out.isTTY && shown !== '') out.write('\r\u001b[K');
      shown = '';
    },
  };
}
