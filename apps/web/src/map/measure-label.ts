const LINE_HEIGHT = 16;
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** How much room a place name takes, in px. Kept: names are measured again and again while the map moves. */
export function measureLabel(text: string): { width: number; height: number } {
  let width = widths.get(text);
  if (width === undefined) {
    context ??= document.createElement('canvas').getContext('2d');
    if (context) context.font = "500 12px 'Onest Variable', 'Noto Sans Bengali Variable', sans-serif";
    width = context?.measureText(text).width ?? text.length * 6.5;
    widths.set(text, width);
  }
  return { width, height: LINE_HEIGHT };
}
