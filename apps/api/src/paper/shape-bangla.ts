import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';

/** What pdfkit needs of its font library's font. */
export interface PdfFont {
  getGlyph(id: number, codePoints: number[]): object;
  layout(text: string): ShapedRun;
}

interface ShapedRun {
  glyphs: object[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  /** Read after pdfkit has scaled the positions. */
  readonly advanceWidth: number;
}

/**
 * Has HarfBuzz place the letters of a font. The font library of pdfkit puts Bangla signs below conjuncts beside them
 * (ট্রো).
 * @param bytes the font's file, TrueType
 */
export function shapeBangla(font: PdfFont, bytes: Uint8Array): void {
  const harfbuzz = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  font.layout = (text) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(harfbuzz, run);
    const infos = run.getGlyphInfos();
    const positions = run.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b);
    const seen = new Set<number>();
    return {
      // A reader that copies the text gets a syllable's letters with its first glyph.
      glyphs: infos.map(({ codepoint: glyph, cluster }) => {
        const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
        const letters = seen.has(cluster) ? '' : text.slice(cluster, end);
        seen.add(cluster);
        return font.getGlyph(
          glyph,
          Array.from(letters, (letter) => letter.codePointAt(0) ?? 0),
        );
      }),
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}
