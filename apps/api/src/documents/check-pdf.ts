import { AppError } from '../core/app-error.ts';

/** The first bytes of every PDF. Nothing may come before them, though many readers accept it. */
const BEGIN = /^%PDF-(1\.[0-7]|2\.0)\s/;
/** And its last ones. Readers look for them from the end. */
const END = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const END_BYTES = 1_024;
/** The first bytes that make a browser read a file as a page. */
const PAGE = /<(!doctype|html|head|body|script|svg|iframe|\?xml)/i;
const SNIFFED_BYTES = 2_048;
/** The end of an archive, searched from the end of the file: it has a comment of at most 64 KB. */
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ARCHIVE_BYTES = 65_557;
/** Parts that a document doesn't need and a reader might run or open. Those hidden in packed objects aren't seen here. */
const ACTIVE = ['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/RichMedia', '/XFA'];

export const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-';

/**
 * Checks that a file that begins as a PDF is one from its first byte to its last, and nothing else.
 * @throws AppError NOT_A_DOCUMENT
 */
export function checkPdf(file: Buffer): void {
  const begin = file.subarray(0, SNIFFED_BYTES).toString('latin1');
  const end = file.subarray(-END_BYTES).toString('latin1');
  const isWhole = BEGIN.test(begin) && END.test(end) && file.includes('endobj');
  if (!isWhole || PAGE.test(begin) || file.subarray(-ARCHIVE_BYTES).includes(ARCHIVE_END))
    throw new AppError('NOT_A_DOCUMENT');
  if (ACTIVE.some((name) => hasName(file, name))) throw new AppError('PDF_HAS_MORE');
}

/** A whole name, and not the beginning of a longer one. */
function hasName(file: Buffer, name: string): boolean {
  for (let at = file.indexOf(name); at >= 0; at = file.indexOf(name, at + 1)) {
    const next = String.fromCharCode(file[at + name.length] ?? 32);
    if (!/[A-Za-z0-9]/.test(next)) return true;
  }
  return false;
}
