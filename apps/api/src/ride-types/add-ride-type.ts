import {
  aboutDollars,
  LANGUAGES,
  MOST_RIDE_TYPES,
  rateOf,
  typeWordsIn,
  type AddRideTypeInput,
  type RideTypeFields,
  type RideTypeTerms,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { lockTariffs } from './begin-tariffs.ts';
import { readRideTypes } from './read-ride-types.ts';
import { fieldsOf, isSameType } from './ride-type-fields.ts';

/**
 * An admin adds a ride type, which isn't offered yet, with the rates of another. Its id is made from its English name. Sent again,
 * it changes nothing more.
 * @throws AppError BAD_INPUT for a name that another type has, or rates of an unknown type; RIDE_TYPES_FULL
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function addRideType(
  { db }: { db: Db },
  actor: Actor,
  { ratesOf, ...input }: AddRideTypeInput,
): Promise<{ type: string }> {
  assertRole(actor, 'admin');
  const fields = fieldsOf(input);
  return inTransaction(db, async (tx, connection) => {
    await lockTariffs(connection);
    const types = await readRideTypes(tx);
    const made = types.find((type) => !type.isEnabled && isSameType(type, fields));
    if (made) return { type: made.id };
    assertOwnName(types, fields);
    if (types.length >= MOST_RIDE_TYPES) throw new AppError('RIDE_TYPES_FULL');
    const like = types.find(({ id }) => id === ratesOf);
    if (!like) throw new AppError('rideTypeUnknown').at('ratesOf');
    const rates = rateOf(like);
    const [aboutLeastDollars, aboutMostDollars] = aboutDollars(rates);
    const type = makeTypeId(
      fields.names.en,
      types.map(({ id }) => id),
    );
    await tx.insert(schema.rideTypes).values({
      ...{ id: type, ...fields, ...rates, aboutLeastDollars, aboutMostDollars },
      ...{ place: Math.max(...types.map(({ place }) => place)) + 1, isEnabled: false },
    });
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'ride_type.added', actor, ipAddress: actor.ipAddress },
      data: { rideTypeId: type },
    });
    return { type };
  });
}

/**
 * No two types have the same name in any language, however it is written.
 * @throws AppError BAD_INPUT
 */
export function assertOwnName(others: readonly RideTypeTerms[], { names }: RideTypeFields): void {
  for (const language of LANGUAGES) {
    const isTaken = others.some(
      (type) =>
        typeWordsIn(type.names, language).toLowerCase() === typeWordsIn(names, language).toLowerCase(),
    );
    if (isTaken) throw new AppError('rideTypeNamed').at(`names.${language}`);
  }
}

const LONGEST_ID = 30;

/** An id of letters, digits and underscores, as programs and links read it: “Night car” is `night_car`, and a second one `night_car_2`. */
export function makeTypeId(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 _-]/g, '')
    .replaceAll(/[ _-]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  const base = /^[a-z]./.test(plain) ? plain : `type_${plain}`.replace(/_$/, '');
  for (let n = 1; ; n++) {
    const end = n === 1 ? '' : `_${n}`;
    const id = base.slice(0, LONGEST_ID - end.length) + end;
    if (!taken.includes(id)) return id;
  }
}
