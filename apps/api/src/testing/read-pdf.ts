import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The lines of each page of a PDF, from the top, each from left to right. */
export async function readPdfLines(pdf: Buffer): Promise<string[][]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = new Map<number, [x: number, text: string][]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [x, y] = [Number(item.transform[4]), Math.round(Number(item.transform[5]))];
      lines.set(y, [...(lines.get(y) ?? []), [x, item.str.trim()]]);
    }
    const fromTop = [...lines].toSorted(([a], [b]) => b - a);
    pages.push(
      fromTop.map(([, line]) =>
        line
          .toSorted(([a], [b]) => a - b)
          .map(([, text]) => text)
          .join(' '),
      ),
    );
  }
  return pages;
}

/** The text of a PDF's first page. */
export const readPdf = async (pdf: Buffer): Promise<string> => ((await readPdfLines(pdf))[0] ?? []).join(' ');
