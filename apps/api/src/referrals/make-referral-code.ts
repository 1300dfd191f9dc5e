import { REFERRAL_CODE_LENGTH, REFERRAL_LETTERS } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { MAY_DRIVE } from './may-drive.ts';

const writeCode = (): string =>
  Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_LETTERS[randomInt(REFERRAL_LETTERS.length)],
  ).join('');

const Found = z.array(z.strictObject({ code: z.string().nullable() })).max(1);

/** A code that is another driver's already is made again: with a million codes, one of sixteen is. */
const MOST_TRIES = 20;

/** A driver's code, which is made once, at the first look; null for drivers who may not drive. */
export async function findOwnCode({ orm }: Pick<Db, 'orm'>, driverId: string): Promise<string | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await orm.execute(sql`
      insert into referral_codes (driver_id, code)
      select d.id, ${writeCode()} from drivers d join users u on u.id = d.id
      where d.id = ${driverId} and ${MAY_DRIVE} and not exists (select from referral_codes c where c.driver_id = d.id)
      on conflict do nothing`);
    const [found] = Found.parse(
      (
        await orm.execute(sql`
          select c.code from drivers d join users u on u.id = d.id left join referral_codes c on c.driver_id = d.id
          where d.id = ${driverId} and ${MAY_DRIVE}`)
      ).rows,
    );
    if (!found) return null;
    if (found.code !== null) return found.code;
  }
  throw new Error('No referral code was free');
}
