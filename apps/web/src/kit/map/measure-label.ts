const LINE_HEIGHT = 16;
/** Names grow with the reader's font size, up to a third; the panel says the same in words. */
const LARGEST = 16 / 12;

/** The scale of a map name relative to its usual size. */
export const labelScale = (): number =>
  Math.min(LARGEST, (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** The size of a place name, in px. Cached, because names are measured again and again while the map moves. */
export function measureLabel(text: string): { width: number; height: number } {
  let width = widths.get(text);
  if (width === undefined) {
    context ??= document.createElement('canvas').getContext('2d');
    if (context) context.font = "500 12px 'Onest Variable', 'Noto Sans Bengali Variable', sans-serif";
    width = context?.measureText(text).width ?? text.length * 6.5;
    widths.set(text, width);
  }
  const scale = labelScale();
  return { width: width * scale, height: LINE_HEIGHT * scale };
}
