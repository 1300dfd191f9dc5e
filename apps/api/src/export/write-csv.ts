import { stringify, type Options } from 'csv-stringify/sync';
import type { Db } from '@ridewire/db';
import type { Column } from './export-table.ts';
import { readBatches, type Cells } from './read-batches.ts';
import type { BoundTable } from './resolve-days.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A column's header; a time names its offset: 'Requested at (UTC+06:00)'. */
export const headerOf = ({ header, kind }: Column, offsets: readonly string[]): string =>
  kind === 'time' ? `${header} (${offsets.map((offset) => `UTC${offset}`).join(' or ')})` : header;

/**
 * RFC 4180. Text that a spreadsheet would take for a formula gets a leading apostrophe, which makes it text; numbers
 * keep their sign.
 */
const optionsFor = (columns: readonly Column[]): Options => ({
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: {
    string: (value, { index }) =>
      columns[index]?.kind === 'text' ? value : { value, escape_formulas: false },
  },
});

export const toCsv = (rows: readonly Cells[], columns: readonly Column[]): string =>
  stringify([...rows], optionsFor(columns));

/**
 * A whole file, a batch at a time: the next one is read when this one was taken.
 * @param assertAllowed called before each batch; if it throws, the file breaks off
 */
export async function* writeCsv(
  db: Db,
  table: BoundTable,
  assertAllowed: () => Promise<void>,
): AsyncGenerator<string> {
  const headers = table.columns.map((column) => headerOf(column, table.offsets));
  yield BYTE_ORDER_MARK + stringify([headers], { record_delimiter: 'windows' });
  for await (const rows of readBatches(db, table)) {
    await assertAllowed();
    yield toCsv(rows, table.columns);
  }
}
