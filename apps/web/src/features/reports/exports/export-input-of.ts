import { ExportInput } from '@ridewire/contracts';
import type { ExportsSearch } from './exports-search.ts';

/** The server's input: only the parts of the address that the table has. */
export function exportInputOf({ table: name = 'rides', ...search }: ExportsSearch): ExportInput {
  let input = ExportInput.parse({ name });
  for (const [key, value] of Object.entries(search)) {
    const narrowed = ExportInput.safeParse({ ...input, [key]: value });
    if (value !== undefined && narrowed.success) input = narrowed.data;
  }
  return input;
}
