/** Our own constants as a list for `in`, written into the SQL, because the planner uses a partial index only with literals. */
export const sqlList = (texts: readonly string[]): string =>
  `(${texts.map((text) => `'${text}'`).join(', ')})`;
