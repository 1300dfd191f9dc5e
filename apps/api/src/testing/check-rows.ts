import type { Db } from '@ridewire/db';
import { expect } from 'vitest';
import { z } from 'zod';
import { recordQueries } from './explain.ts';

/**
 * Runs the queries of `work` again, and compares their rows with the types the code gives them.
 * @param text limits it to statements with this text
 */
export async function checkRows(
  db: Db,
  work: () => Promise<unknown>,
  text: RegExp,
  row: z.ZodType,
): Promise<void> {
  const asked = (await recordQueries(work)).filter((query) => text.test(query.text));
  expect(asked.length).toBeGreaterThan(0);
  for (const query of asked) {
    const { rows } = await db.pool.query(query.text, query.values);
    expect(rows.length).toBeGreaterThan(0);
    expect(z.array(row).safeParse(rows).error).toBeUndefined();
  }
}
