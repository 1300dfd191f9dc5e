/**
 * Draws the icons of browsers and home screens from the brand's: `pnpm run draw-icons`, whenever the mark changes. They are
 * kept, so that a build needs nothing that draws.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const out = new URL('./public/icons/', import.meta.url);
const tile = await readFile(new URL('../../packages/ui/src/brand/favicon.svg', import.meta.url), 'utf8');
const GROUND = '#0C1619';
/** To the edges: phones cut their own shapes. */
const square = tile.replace('rx="8"', 'rx="0"');

const icons = [
  { name: 'icon-192.png', drawing: tile, size: 192 },
  { name: 'icon-512.png', drawing: tile, size: 512 },
  // A little smaller, the mark lies within the circle that no shape cuts into.
  { name: 'maskable-512.png', drawing: square, size: 512, marginPx: 16 },
  { name: 'apple-touch-icon.png', drawing: square, size: 180 },
];

await mkdir(out, { recursive: true });
await writeFile(new URL('favicon.svg', out), tile);
for (const { name, drawing, size, marginPx = 0 } of icons) {
  const drawnPx = size - 2 * marginPx;
  // Drawn at that size: the drawing is 32 units wide, and 72 dots an inch are one each.
  const png = sharp(Buffer.from(drawing), { density: (72 * drawnPx) / 32 }).resize(drawnPx, drawnPx);
  if (drawing === square) png.flatten({ background: GROUND });
  const [top, right, bottom, left] = [marginPx, marginPx, marginPx, marginPx];
  png.extend({ top, right, bottom, left, background: GROUND });
  await writeFile(new URL(name, out), await png.png({ palette: true }).toBuffer());
}
