/**
 * Draws the icons of browsers and home screens from the brand's: `pnpm run draw-icons`, whenever the mark changes. They are
 * kept, so that a build needs nothing that draws.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const out = new URL('./public/icons/', import.meta.url);
const tile = await readFile(new URL('../../packages/ui/src/brand/favicon.svg', import.meta.url), 'utf8');
/** To the edges: phones cut their own shapes. The mark lies within the circle that none of them cuts into. */
const square = tile.replace('rx="8"', 'rx="0"');

const icons = [
  { name: 'icon-192.png', drawing: tile, size: 192 },
  { name: 'icon-512.png', drawing: tile, size: 512 },
  { name: 'maskable-512.png', drawing: square, size: 512 },
  { name: 'apple-touch-icon.png', drawing: square, size: 180 },
];

await mkdir(out, { recursive: true });
await writeFile(new URL('favicon.svg', out), tile);
for (const { name, drawing, size } of icons) {
  // Drawn at that size: the drawing is 32 units wide, and 72 dots an inch are one each.
  const png = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size);
  if (drawing === square) png.flatten({ background: '#0C1619' });
  await writeFile(new URL(name, out), await png.png({ palette: true }).toBuffer());
}
