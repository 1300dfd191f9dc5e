import { MAX_DOCUMENT_BYTES } from '@ridewire/contracts';

/** The longest sides tried, in pixels, and their quality: each smaller than the one before, all still readable. */
const TRIES = [
  { side: 4_000, quality: 0.9 },
  { side: 3_000, quality: 0.85 },
  { side: 2_000, quality: 0.8 },
];

/** The size at which a picture's longest side is at most this long; never larger than it is. */
export function fitSide(width: number, height: number, side: number): { width: number; height: number } {
  const share = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/**
 * The photo itself, or a smaller version where it is larger than the server takes: phone cameras make such photos, and
 * a driver in a car can't shrink them.
 * @returns the original photo where this browser can't read it
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= MAX_DOCUMENT_BYTES || !file.type.startsWith('image/')) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  try {
    for (const { side, quality } of TRIES) {
      const blob = await draw(picture, fitSide(picture.width, picture.height, side), quality);
      if (blob && blob.size <= MAX_DOCUMENT_BYTES)
        return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
    }
    return file;
  } finally {
    picture.close();
  }
}

function draw(
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  quality: number,
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
