/** Texts of our own as a list for `in`. They stand in the SQL itself: a partial index is found only by them. */
export const sqlList = (texts: readonly string[]): string =>
  `(${texts.map((text) => `'${text}'`).join(', ')})`;
