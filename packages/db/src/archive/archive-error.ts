/** Something can't be archived or brought back, and nothing has changed. `message` is a sentence for the operator. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
