import { discountOf } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';

const { promos } = schema;

/** What a ride's code takes off other fares it could have: nothing without a code. @param code null for none */
export async function discountFor({ orm }: Db, code: string | null): Promise<(fareCents: number) => number> {
  const [promo] = code === null ? [] : await orm.select().from(promos).where(eq(promos.code, code));
  return (fareCents) => (promo ? discountOf(promo, fareCents) : 0);
}
