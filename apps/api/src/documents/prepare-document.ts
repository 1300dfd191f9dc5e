import { DOCUMENT_SIDE, MAX_DOCUMENT_PIXELS } from '@ridewire/contracts';
import pLimit from 'p-limit';
import { AppError } from '../core/app-error.ts';
import { sharp } from '../media/guarded-sharp.ts';
import { checkPdf, isPdf } from './check-pdf.ts';
import type { FileType } from './document-file.ts';

const TIMEOUT_SECONDS = 15;
/** Keeps small print readable. */
const QUALITY = 85;

// One at a time: a large picture takes a second of a core and some 200 MB.
const inTurn = pLimit(1);
const MAX_WAITING = 20;

/** The first bytes of each format; no other format reaches a decoder. */
const STARTS: Record<string, (file: Buffer) => boolean> = {
  jpeg: (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (file) => file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
};

/** The stored form of an uploaded file. */
export interface PreparedDocument {
  bytes: Buffer;
  fileType: FileType;
}

/**
 * Makes a document of an uploaded file. A picture is redrawn, upright, with nothing in it but pixels; a PDF stays as it
 * is. Only its bytes decide which it is.
 * @throws AppError NOT_A_DOCUMENT, DOCUMENT_TOO_LARGE, TOO_MANY when too many wait already
 */
export async function prepareDocument(file: Buffer): Promise<PreparedDocument> {
  if (isPdf(file)) {
    checkPdf(file);
    return { bytes: file, fileType: 'pdf' };
  }
  const format = Object.keys(STARTS).find((name) => STARTS[name]?.(file));
  if (!format) throw new AppError('NOT_A_DOCUMENT');
  if (inTurn.pendingCount >= MAX_WAITING) throw new AppError('TOO_MANY');
  return inTurn(async () => {
    await checkHeader(file, format);
    return { bytes: await redraw(file), fileType: 'webp' };
  });
}

/** Reads no pixels yet: a small file may hold more of them than there is memory. */
async function checkHeader(file: Buffer, format: string): Promise<void> {
  const header = await read(() => sharp(file, { limitInputPixels: false }).metadata());
  if (header.format !== format) throw new AppError('NOT_A_DOCUMENT');
  if (header.width * header.height * (header.pages ?? 1) > MAX_DOCUMENT_PIXELS)
    throw new AppError('DOCUMENT_TOO_LARGE');
}

const redraw = (file: Buffer): Promise<Buffer> =>
  read(() =>
    sharp(file, {
      // Warnings are about things that every picture viewer tolerates.
      failOn: 'error',
      limitInputPixels: MAX_DOCUMENT_PIXELS,
      autoOrient: true,
    })
      .resize(DOCUMENT_SIDE, DOCUMENT_SIDE, { fit: 'inside', withoutEnlargement: true })
      // White paper in transparent parts.
      .flatten({ background: 'white' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );

/** sharp's errors, some of them thrown synchronously, are all about the file. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error as Error).message.startsWith('timeout')) throw new AppError('NOT_A_DOCUMENT');
    throw new AppError('PHOTO_TOO_COMPLEX');
  }
}
