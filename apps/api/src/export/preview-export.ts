import type { ExportInput, ExportPreview } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { chooseTable } from './choose-table.ts';
import { countRows } from './count-rows.ts';
import { readBatches, type Cells } from './read-batches.ts';
import { resolveDays, type BoundTable } from './resolve-days.ts';
import { headerOf } from './write-csv.ts';

const ROWS = 10;

/** The first rows of a file as it would be written, and how many it would have. */
export async function previewExport(db: Db, timeZone: string, input: ExportInput): Promise<ExportPreview> {
  const table = await resolveDays(db, timeZone, chooseTable(input), input);
  const [counted, first] = await Promise.all([countRows(db, table), readFirst(db, table)]);
  return {
    columns: table.columns.map((column) => headerOf(column, table.offsets)),
    rows: first.map((cells) => cells.map((cell) => cell ?? '')),
    ...counted,
  };
}

async function readFirst(db: Db, table: BoundTable): Promise<Cells[]> {
  const first: Cells[] = [];
  for await (const rows of readBatches(db, table, ROWS)) {
    first.push(...rows);
    if (first.length >= ROWS) break;
  }
  return first.slice(0, ROWS);
}
