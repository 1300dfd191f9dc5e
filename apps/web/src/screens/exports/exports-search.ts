import {
  DateRange,
  DriverFilter,
  ExportInput,
  ExportName,
  RideStatus,
  RideType,
  Role,
  UserStatus,
} from '@ridewire/contracts';
import { z } from 'zod';
import { withOrderedDays } from '../../reports/ordered-days.ts';

/** Which table is looked at and how it is narrowed, kept in the address. Nonsense is left out. */
export const ExportsSearch = z
  .object({
    table: ExportName.optional().catch(undefined),
    from: DateRange.shape.from.catch(undefined),
    to: DateRange.shape.to.catch(undefined),
    status: z.union([RideStatus, UserStatus, DriverFilter]).optional().catch(undefined),
    role: Role.optional().catch(undefined),
    type: RideType.optional().catch(undefined),
  })
  .transform(withOrderedDays);
export type ExportsSearch = z.infer<typeof ExportsSearch>;

/** What is asked of the server: of the address only what the table has. */
export function exportInputOf({ table: name = 'rides', ...search }: ExportsSearch): ExportInput {
  let input = ExportInput.parse({ name });
  for (const [key, value] of Object.entries(search)) {
    const narrowed = ExportInput.safeParse({ ...input, [key]: value });
    if (value !== undefined && narrowed.success) input = narrowed.data;
  }
  return input;
}
