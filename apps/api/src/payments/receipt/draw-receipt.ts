import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '@ridewire/contracts';
import { shapeBangla, type PdfFont } from './shape-bangla.ts';
import type { DescribedReceipt, ReceiptLine } from './describe-receipt.ts';

/** In points: 72 to an inch. */
const MARGIN = 56;
const GAP = 14;
const SIZE = { title: 22, heading: 12, text: 10.5 };
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

/** A receipt as a PDF of one or more A4 pages. */
export async function drawReceipt(receipt: DescribedReceipt, language: Language): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    info: { Title: `Ridewire · ${receipt.title}`, Producer: 'Ridewire', Creator: 'Ridewire' },
  });
  for (const [name, bytes] of await readFonts()) {
    doc.registerFont(name, bytes);
    if (name.startsWith('bangla')) shapeBangla(fontOf(doc.font(name)), bytes);
  }
  const done = collect(doc);
  const page = new Page(doc);
  page.write('Ridewire', { size: SIZE.heading, color: BRAND, isBold: true });
  page.write(receipt.title, { size: SIZE.title, isBold: true });
  page.skip();
  for (const { name, value } of receipt.facts) page.pair(name, value);
  page.rule();
  for (const { name, value, time } of receipt.ends) page.pair(time ? `${name} · ${time}` : name, value);
  page.rule();
  for (const line of receipt.fare) page.sum(line);
  if (receipt.refunds.length > 0) page.rule();
  for (const { name, value } of receipt.refunds) page.pair(name, value);
  doc.end();
  return await done;
}

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
  sum({ name, value, isTotal = false }: ReceiptLine): void {
    const { y } = this.#doc;
    const look = { isBold: isTotal };
    this.#run(name, MARGIN, y, this.#width * 0.7, look);
    const below = this.#doc.y;
    const width = runsOf(value).reduce(
      (sum, run) => sum + this.#use(run.script, look).widthOfString(run.text),
      0,
    );
    this.#run(value, MARGIN + this.#width - width, y, width + 1, look);
    this.#doc.y = below + 4;
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
