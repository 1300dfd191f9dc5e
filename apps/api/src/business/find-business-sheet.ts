import type { BusinessMonthInput, Language } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Paper } from '../paper/paper.ts';
import { readRideTypes } from '../ride-types/read-ride-types.ts';
import { readBusinessMonth } from './business-queries.ts';
import { describeBusinessSheet, writeBusinessSheet } from './describe-business-sheet.ts';

const { users } = schema;

interface Wish extends BusinessMonthInput {
  /** The reader's; the account's if left out. */
  language?: Language | undefined;
}

/** A rider's rides for work in a month, as a paper and as CSV. @throws AppError USER_NOT_FOUND */
async function findSheet(
  { db, timeZone }: { db: Db; timeZone: string },
  riderId: string,
  { month, language }: Wish,
) {
  const [rider] = await db.orm
    .select({ name: users.name, language: users.language })
    .from(users)
    .where(and(eq(users.id, riderId), isNull(users.deletedAt)));
  if (!rider) throw new AppError('USER_NOT_FOUND');
  const sheet = await readBusinessMonth(db, riderId, { month }, timeZone);
  const types = await readRideTypes(db.orm);
  return { sheet, reader: { name: rider.name, language: language ?? rider.language, timeZone, types } };
}

export async function findBusinessPaper(...of: Parameters<typeof findSheet>): Promise<Paper> {
  const { sheet, reader } = await findSheet(...of);
  return describeBusinessSheet(sheet, reader);
}

export async function findBusinessCsv(...of: Parameters<typeof findSheet>): Promise<string> {
  const { sheet, reader } = await findSheet(...of);
  return writeBusinessSheet(sheet, reader);
}
