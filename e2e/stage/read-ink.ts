import type { Page } from '@playwright/test';

/** How dark each px of a picture's text is, 0 to 1, row by row. */
export interface Ink {
  width: number;
  height: number;
  dark: number[];
}

/** Below this a px is background, smoothed by the renderer. */
const LEAST = 0.25;

/**
 * The text on a picture of one even color: how far each px is from the color at its corner, cropped to the text.
 * @param png decoded in this page, the only decoder at hand
 */
export async function readInk(page: Page, png: Buffer): Promise<Ink> {
  return await page.evaluate(
    async ([base64, least]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      const far = Array.from({ length: picture.width * picture.height }, (_, i) =>
        Math.max(...[0, 1, 2].map((c) => Math.abs(data[i * 4 + c]! - data[c]!))),
      );
      const most = far.reduce((one, other) => Math.max(one, other), 1);
      const dark = far.map((distance) => (distance / most < least ? 0 : distance / most));
      let [left, right, top, bottom] = [picture.width, -1, picture.height, -1];
      for (const [i, some] of dark.entries()) {
        if (some === 0) continue;
        const [x, y] = [i % picture.width, Math.floor(i / picture.width)];
        [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
      }
      if (right < 0) return { width: 0, height: 0, dark: [] };
      const [width, height] = [right - left + 1, bottom - top + 1];
      const cut = Array.from(
        { length: width * height },
        (_, i) => dark[(top + Math.floor(i / width)) * picture.width + left + (i % width)]!,
      );
      return { width, height, dark: cut };
    },
    [png.toString('base64'), LEAST] as const,
  );
}

/** The share of ink two texts have in common when laid over each other where they fit best, 0 to 1. */
export function overlapOf(one: Ink, other: Ink, reachPx = 4): number {
  let best = 0;
  for (let dy = -reachPx; dy <= reachPx; dy++)
    for (let dx = -reachPx; dx <= reachPx; dx++) best = Math.max(best, overlapAt(one, other, dx, dy));
  return best;
}

function overlapAt(one: Ink, other: Ink, dx: number, dy: number): number {
  let [both, either] = [0, sum(other.dark)];
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      const [here, there] = [one.dark[y * one.width + x]!, darkAt(other, x + dx, y + dy)];
      both += Math.min(here, there);
      either += Math.max(here, there) - there;
    }
  return either === 0 ? 0 : both / either;
}

const darkAt = ({ width, height, dark }: Ink, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : dark[y * width + x]!;

const sum = (some: readonly number[]): number => some.reduce((total, each) => total + each, 0);
