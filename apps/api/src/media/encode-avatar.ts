import { AVATAR_SIZES, MAX_AVATAR_PIXELS } from '@ridewire/contracts';
import pLimit from 'p-limit';
import { AppError } from '../core/app-error.ts';
import { sharp } from './guarded-sharp.ts';

const TIMEOUT_SECONDS = 10;
const QUALITY = 82;

// One at a time: a large picture takes half a second of a core and some 200 MB.
const inTurn = pLimit(1);
const MAX_WAITING = 20;

/** An avatar's two webp files. */
export type AvatarFiles = Record<keyof typeof AVATAR_SIZES, Buffer>;

/**
 * Makes an avatar of an uploaded file: upright, square, in two sizes, with nothing in it but pixels. Only its bytes
 * decide its format.
 * @throws AppError NOT_AN_IMAGE, IMAGE_TOO_LARGE, TOO_MANY when too many wait already
 */
export async function encodeAvatar(file: Buffer): Promise<AvatarFiles> {
  if (inTurn.pendingCount >= MAX_WAITING) throw new AppError('TOO_MANY');
  return inTurn(async () => {
    await checkHeader(file);
    return encode(file);
  });
}

/** Reads no pixels yet: a small file may hold more of them than there is memory. */
async function checkHeader(file: Buffer): Promise<void> {
  const header = await read(() => sharp(file, { limitInputPixels: false }).metadata());
  // AVIF's container also holds HEIC.
  if (header.format === 'heif' && header.compression !== 'av1') throw new AppError('NOT_AN_IMAGE');
  const pixels = header.width * header.height * (header.pages ?? 1);
  if (pixels > MAX_AVATAR_PIXELS) throw new AppError('IMAGE_TOO_LARGE');
}

async function encode(file: Buffer): Promise<AvatarFiles> {
  const { large, small } = AVATAR_SIZES;
  const square = await read(() =>
    sharp(file, {
      // Warnings are about things that every picture viewer tolerates.
      failOn: 'error',
      limitInputPixels: MAX_AVATAR_PIXELS,
      autoOrient: true,
    })
      .resize(large, large, { fit: 'cover' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const again = () => sharp(square.data, { raw: square.info });
  return {
    large: await again().webp({ quality: QUALITY }).toBuffer(),
    small: await again().resize(small, small).webp({ quality: QUALITY }).toBuffer(),
  };
}

/** sharp's errors, some of them thrown synchronously, are all about the file. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error as Error).message.startsWith('timeout')) throw new AppError('NOT_AN_IMAGE');
    throw new AppError('IMAGE_TOO_COMPLEX');
  }
}
