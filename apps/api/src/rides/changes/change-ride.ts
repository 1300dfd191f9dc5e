import type { Db } from '@ridewire/db';
import { isTooLong } from '../../core/is-undone.ts';
import { MicroBatch } from '../../core/micro-batch.ts';
import type { RideImage } from '../../live/images.ts';
import { keepInstead } from '../../live/outbox.ts';
import { commitChanges, isRefusal, type Publisher, type RidesDbs } from './commit-changes.ts';
import type { RideChange, Statement } from './ride-change.ts';

/**
 * The only way to change a ride: any other change would be seen by no one.
 * @returns the ride after it; undefined where the database refused it
 * @throws the database's error
 */
export type ChangeRide = <Input>(change: RideChange<Input>, input: Input) => Promise<RideImage | undefined>;

/** What a verb that changes rides needs. */
export interface ChangeDeps {
  db: Db;
  changeRide: ChangeRide;
}

interface Wanted {
  change: RideChange<unknown>;
  input: unknown;
}

/**
 * Changes that arrive during a commit of their kind go into the next statement together.
 * @param lateMs a commit that takes longer is no longer waited for
 */
export function createChangeRide(dbs: RidesDbs, publisher: Publisher, lateMs?: number): ChangeRide {
  const batch = new MicroBatch<Wanted, RideImage | undefined>(
    ([first, ...others], isAlone) => {
      if (!first) return Promise.resolve([]);
      const inputs = [first.input, ...others.map(({ input }) => input)];
      return commit(isAlone ? dbs.alone : dbs.together, publisher, first.change, inputs);
    },
    {
      keysOf: ({ change, input }) => change.keysOf(input),
      laneOf: ({ change }) => change,
      isRefusal,
      ...(lateMs !== undefined && { lateMs }),
    },
  );
  return <Input>(change: RideChange<Input>, input: Input) =>
    batch.add({ change: change as RideChange<unknown>, input });
}

/** The same change of every call is the same statement. */
const keeping = new WeakMap<Statement<never>, Statement<never>>();

/** With notifications, or with the outbox. */
function sentBy<Items>({ outbox }: Publisher, statement: Statement<Items>): Statement<Items> {
  if (!outbox) return statement;
  const known = keeping.get(statement) as Statement<Items> | undefined;
  if (known) return known;
  const made = keepInstead(statement);
  keeping.set(statement, made);
  return made;
}

async function commit(
  db: Db,
  publisher: Publisher,
  { alone, together }: RideChange<unknown>,
  inputs: unknown[],
): Promise<(RideImage | undefined)[]> {
  try {
    if (alone && inputs.length === 1) {
      const query = {
        name: alone.name,
        text: sentBy(publisher, alone).text,
        values: alone.values(inputs[0]),
      };
      return await commitChanges(db, publisher, query, 1);
    }
  } catch (error) {
    // More drivers were asked than fit: the general statement tells them separately.
    if (!isTooLong(error)) throw error;
  }
  const { name, text } = sentBy(publisher, together);
  const query = { name, text, values: together.values(inputs) };
  return commitChanges(db, publisher, query, inputs.length);
}
