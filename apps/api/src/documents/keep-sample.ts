import type { DocumentKind } from '@ridewire/contracts';
import { sharp } from '../media/guarded-sharp.ts';
import type { MediaStore } from '../media/media-store.ts';
import { documentKey } from './document-file.ts';

const [WIDTH, HEIGHT] = [480, 300];
type Color = readonly [red: number, green: number, blue: number];

const PAPER: Color = [250, 250, 247];
const INK: Color = [150, 156, 164];
const HEAD: Record<DocumentKind, Color> = {
  licence: [31, 111, 92],
  registration: [43, 84, 150],
  insurance: [128, 72, 120],
};

/** Stores a picture of made-up papers for people of the demo: a card with a colored head, a portrait and lines. */
export function createSampleKeeper(media: MediaStore) {
  const drawn = new Map<DocumentKind, Promise<Buffer>>();
  return async (documentId: string, kind: DocumentKind): Promise<number> => {
    const picture = drawn.get(kind) ?? draw(HEAD[kind]);
    drawn.set(kind, picture);
    const bytes = await picture;
    await media.put(documentKey(documentId, 'webp'), bytes);
    return bytes.length;
  };
}

function draw(head: Color): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) pixels.set(y < 48 ? head : colorAt(x, y), (y * WIDTH + x) * 3);
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp()
    .toBuffer();
}

function colorAt(x: number, y: number): Color {
  const isPortrait = x >= 32 && x < 152 && y >= 84 && y < 228;
  const isLine = x >= 184 && x < 440 && y >= 84 && y < 228 && (y - 84) % 36 < 12;
  return isPortrait || isLine ? INK : PAPER;
}
