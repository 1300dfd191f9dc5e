import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Paper, PaperLine, PaperPart } from './paper.ts';
import { shapeBangla, type PdfFont } from './shape-bangla.ts';

/** In points: 72 to an inch. */
const MARGIN = 48;
const GAP = 14;
const SIZE = { title: 22, heading: 12, text: 10.5, cell: 9 };
/** Between the columns of a table. */
const GUTTER = 8;
const INK = '#0c1619';
const DIM = '#515f63';
const LINE = '#d5dee0';
const BRAND = '#077771';

const FONTS = {
  latin: '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf',
  latinBold: '@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf',
  bangla: '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  banglaBold: '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf',
};
type Script = 'latin' | 'bangla';

/** Read once per process. */
let fonts: Promise<(readonly [name: string, bytes: Buffer])[]> | undefined;
const readFonts = () => {
  const { resolve } = createRequire(import.meta.url);
  return (fonts ??= Promise.all(
    Object.entries(FONTS).map(async ([name, path]) => [name, await readFile(resolve(path))] as const),
  ));
};

/** None of the fonts has them: each would be an empty box. */
const EMOJI =
  /\s*(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{fe0f}\u{e0020}-\u{e007f}]\u200d?/gu;

/** A text as it is drawn. */
export const withoutEmoji = (text: string): string => text.replaceAll(EMOJI, '').trim();

/** Parts of a text, each of one font: a name may be in another script than the words around it. */
const runsOf = (text: string): { text: string; script: Script }[] =>
  Array.from(
    text.matchAll(/([\u0964\u0965\u0980-\u09ff\u200c\u200d]+)|[^\u0964\u0965\u0980-\u09ff\u200c\u200d]+/gu),
    ([run, bangla]) => ({
      text: run,
      script: bangla ? 'bangla' : 'latin',
    }),
  );

/** A paper as a PDF of one or more A4 pages. */
export async function drawPaper({ title, language, isWide = false, parts }: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin: MARGIN,
    lang: language,
    info: { Title: `Ridewire · ${title}`, Producer: 'Ridewire', Creator: 'Ridewire' },
  });
  for (const [name, bytes] of await readFonts()) {
    doc.registerFont(name, bytes);
    if (name.startsWith('bangla')) shapeBangla(fontOf(doc.font(name)), bytes);
  }
  const done = collect(doc);
  const page = new Page(doc);
  page.write('Ridewire', { size: SIZE.heading, color: BRAND, isBold: true });
  page.write(title, { size: SIZE.title, isBold: true });
  page.skip();
  for (const [at, part] of parts.filter(hasLines).entries()) {
    if (at > 0) page.rule();
    if (part.kind === 'table') page.table(part);
    else if (part.kind === 'sums') for (const line of part.lines) page.sum(line);
    else for (const { name, value } of part.lines) page.pair(name, value);
  }
  doc.end();
  return await done;
}

const hasLines = (part: PaperPart): boolean =>
  part.kind === 'table' ? part.rows.length > 0 : part.lines.length > 0;

/** The font in use. It isn't in pdfkit's types. */
const fontOf = (doc: PDFKit.PDFDocument) => (doc as unknown as { _font: { font: PdfFont } })._font.font;

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

interface Look {
  size?: number;
  color?: string;
  isBold?: boolean;
}

type Columns = Extract<PaperPart, { kind: 'table' }>['columns'];

interface Cells {
  cells: readonly string[];
  look: Look;
}

/** Writes below what is there. */
class Page {
  readonly #doc: PDFKit.PDFDocument;
  readonly #width: number;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#width = doc.page.width - 2 * MARGIN;
  }

  write(text: string, look: Look = {}): void {
    this.#run(text, MARGIN, this.#doc.y, this.#width, look);
  }

  skip(): void {
    this.#doc.y += GAP;
  }

  rule(): void {
    this.skip();
    const { y } = this.#doc;
    this.#doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.#width, y)
      .strokeColor(LINE)
      .stroke();
    this.skip();
  }

  /** A name on the left, and its value beside it on as many lines as it takes. */
  pair(name: string, value: string): void {
    const { y } = this.#doc;
    const left = this.#width * 0.34;
    this.#run(name, MARGIN, y, left - GAP, { color: DIM });
    const below = this.#doc.y;
    this.#run(value, MARGIN + left, y, this.#width - left, {});
    this.#doc.y = Math.max(this.#doc.y, below) + 4;
  }

  /** A name on the left, and an amount at the right edge. */
  sum({ name, value, isTotal = false }: PaperLine): void {
    const { y } = this.#doc;
    const look = { isBold: isTotal };
    this.#run(name, MARGIN, y, this.#width * 0.7, look);
    const below = this.#doc.y;
    const width = this.#widthOf(value, look);
    this.#run(value, MARGIN + this.#width - width, y, width + 1, look);
    this.#doc.y = below + 4;
  }

  table({ columns, rows }: Extract<PaperPart, { kind: 'table' }>): void {
    const head = { cells: columns.map(({ name }) => name), look: { size: SIZE.cell, color: DIM } };
    // A head isn't left alone at the bottom of a page.
    const first = { cells: rows[0]?.cells ?? [], look: head.look };
    const isAlone =
      this.#bottomOf(columns, head) + this.#bottomOf(columns, first) - this.#doc.y >
      this.#doc.page.height - MARGIN;
    if (isAlone) this.#doc.addPage();
    this.#row(columns, head);
    for (const { cells, isTotal = false } of rows) {
      const row = { cells, look: { size: SIZE.cell, isBold: isTotal } };
      if (this.#bottomOf(columns, row) > this.#doc.page.height - MARGIN) {
        this.#doc.addPage();
        this.#row(columns, head);
      }
      this.#row(columns, row);
    }
  }

  #row(columns: Columns, { cells, look }: Cells): void {
    const { y } = this.#doc;
    let bottom = y;
    for (const { text, x, width, isAmount } of this.#place(columns, cells)) {
      // An amount that takes more than a line begins at the left.
      const indent = isAmount ? Math.max(0, width - this.#widthOf(text, look)) : 0;
      this.#run(text, x + indent, y, width - indent + 1, look);
      bottom = Math.max(bottom, this.#doc.y);
    }
    this.#doc.y = bottom + 4;
  }

  /** Where a row would end. */
  #bottomOf(columns: Columns, { cells, look }: Cells): number {
    const lines = this.#place(columns, cells).map(({ text, width }) => this.#linesOf(text, width, look));
    const size = look.size ?? SIZE.text;
    // The lines of Bangla are the highest, and letters begin below the row's top.
    return this.#doc.y + Math.max(1, ...lines) * size * 1.7 + size;
  }

  /** The cells that have a text, each over the empty ones after it. */
  #place(columns: Columns, cells: readonly string[]) {
    const starts = columns.map((_, at) => columns.slice(0, at).reduce((sum, { share }) => sum + share, 0));
    return cells.flatMap((text, at) => {
      if (text === '') return [];
      const after = cells.findIndex((other, later) => later > at && other !== '');
      const end = after < 0 ? 1 : (starts[after] ?? 1);
      const start = starts[at] ?? 0;
      const gutter = after < 0 ? 0 : GUTTER;
      return [
        {
          text,
          x: MARGIN + start * this.#width,
          width: (end - start) * this.#width - gutter,
          isAmount: columns[at]?.isAmount ?? false,
        },
      ];
    });
  }

  /** How many lines a text takes. */
  #linesOf(text: string, width: number, look: Look): number {
    let [lines, filled] = [1, 0];
    for (const word of text.split(' ')) {
      const wide = this.#widthOf(`${word} `, look);
      if (filled > 0 && filled + wide > width) [lines, filled] = [lines + 1, 0];
      // A word that is wider than a line is broken.
      lines += Math.floor(wide / width);
      filled += wide % width;
    }
    return lines;
  }

  #widthOf(text: string, look: Look): number {
    return runsOf(withoutEmoji(text)).reduce(
      (sum, run) => sum + this.#use(run.script, look).widthOfString(run.text),
      0,
    );
  }

  #use(script: Script, { size = SIZE.text, isBold = false }: Look): PDFKit.PDFDocument {
    return this.#doc.font(isBold ? `${script}Bold` : script).fontSize(size);
  }

  #run(text: string, x: number, y: number, width: number, look: Look): void {
    const runs = runsOf(withoutEmoji(text));
    // The letters of two fonts stand on one line.
    const rise = look.size ?? SIZE.text;
    for (const [i, { text: run, script }] of runs.entries()) {
      const options = { width, continued: i < runs.length - 1, lineGap: 2, baseline: 'alphabetic' } as const;
      const doc = this.#use(script, look).fillColor(look.color ?? INK);
      // Readers and searches get the letters, not the shapes they were joined to.
      doc.markContent('Span', { actual: run });
      if (i === 0) doc.text(run, x, y + rise, options);
      else doc.text(run, options);
      doc.endMarkedContent();
    }
    this.#doc.y -= rise;
  }
}
