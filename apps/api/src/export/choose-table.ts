import type { ExportInput } from '@ridewire/contracts';
import { bonusesTable } from './bonuses-table.ts';
import { driversTable } from './drivers-table.ts';
import { earningsTable } from './earnings-table.ts';
import type { ExportTable } from './export-table.ts';
import { ridesTable } from './rides-table.ts';
import { usersTable } from './users-table.ts';

/** The requested table, narrowed by its filters but not yet by its days. */
export function chooseTable(input: ExportInput): ExportTable {
  switch (input.name) {
    case 'rides':
      return ridesTable(input);
    case 'users':
      return usersTable(input);
    case 'drivers':
      return driversTable(input);
    case 'earnings':
      return earningsTable(input);
    case 'bonuses':
      return bonusesTable();
  }
}
