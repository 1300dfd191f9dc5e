import type { Language, StatementInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Paper } from '../paper/paper.ts';
import { describeStatement } from './describe-statement.ts';
import { readStatement } from './read-statement.ts';

const { users } = schema;

/**
 * A driver's statement of some days as it is drawn.
 * @param language the reader's. @default the account's
 * @throws AppError DRIVER_NOT_FOUND
 */
export async function findStatementPaper(
  { db, timeZone }: { db: Db; timeZone: string },
  driverId: string,
  days: StatementInput,
  language?: Language,
): Promise<Paper> {
  const [driver] = await db.orm
    .select({ name: users.name, language: users.language })
    .from(users)
    .where(and(eq(users.id, driverId), isNull(users.deletedAt)));
  if (!driver) throw new AppError('DRIVER_NOT_FOUND');
  const statement = await readStatement(db, driverId, days, timeZone);
  return describeStatement(statement, {
    name: driver.name,
    language: language ?? driver.language,
    timeZone,
  });
}
