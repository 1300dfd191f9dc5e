import { rateOf, withFirstWords, type Rate, type RideType, type RideTypeTerms } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, isNotNull, isNull, sql } from 'drizzle-orm';
import { inSnapshot } from '../core/in-snapshot.ts';
import type { Tx } from '../core/in-transaction.ts';

const { rideTypes, tariffs } = schema;

/** All ride types of the city in their order, disabled ones included. */
export async function readRideTypes(orm: Pick<Tx, 'select'>): Promise<RideTypeTerms[]> {
  const rows = await orm.select().from(rideTypes).orderBy(asc(rideTypes.place), asc(rideTypes.id));
  return rows.map(({ aboutLeastDollars, aboutMostDollars, ...type }) => ({
    ...withFirstWords(type),
    aboutDollars: [aboutLeastDollars, aboutMostDollars] as const,
  }));
}

/** Prices that have begun, and the number of the price list with which they did. */
export interface BegunRates {
  edition: number;
  rates: Rate;
}

export interface PriceList {
  types: RideTypeTerms[];
  /** The number of the present price list. */
  edition: number;
  /** All prices a type has had, the latest first. */
  begun: ReadonlyMap<RideType, readonly BegunRates[]>;
  /** How long until prices begin, in milliseconds; 0 or less where they should have, null where none are to come. */
  dueInMs: number | null;
}

/** The ride types and what they cost, cost before and soon will, as of one moment. */
export const readPriceList = (db: Db): Promise<PriceList> =>
  inSnapshot(db, async (snapshot) => {
    const types = await readRideTypes(snapshot.orm);
    const rows = await snapshot.orm
      .select()
      .from(tariffs)
      .where(isNotNull(tariffs.edition))
      .orderBy(sql`${tariffs.edition} desc`);
    const [next] = await snapshot.orm
      .select({
        inMs: sql<
          number | null
        >`(extract(epoch from min(${tariffs.beginsAt}) - clock_timestamp()) * 1000)::float8`,
      })
      .from(tariffs)
      .where(isNull(tariffs.edition));
    const begun = new Map<RideType, BegunRates[]>();
    for (const { rideType, edition, ...tariff } of rows) {
      const had = begun.get(rideType) ?? [];
      begun.set(rideType, [...had, { edition: edition ?? 0, rates: rateOf(tariff) }]);
    }
    return { types, edition: rows[0]?.edition ?? 0, begun, dueInMs: next?.inMs ?? null };
  });
