import type { Stop } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { OFFER } from '../dispatch/offer-rides.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { declineRide } from './decline-ride.ts';
import { requestRide } from './request-ride.ts';
import { tendReservations } from './reservation/tend-reservations.ts';
import { reachStop } from './stops/reach-stop.ts';
import {
  beginReserved,
  carryOut,
  describeModel,
  outcomesOf,
  type Command,
  type Model,
} from '../testing/ride-model.ts';

/** Some runs with every test; RIDE_MODEL_MINUTES=30 goes on for so long. */
const MINUTES = Number(process.env['RIDE_MODEL_MINUTES'] ?? 0);
const RUNS = MINUTES > 0 ? { numRuns: 1e9, interruptAfterTimeLimit: MINUTES * 60_000 } : { numRuns: 12 };

const core = useTestCore(useTestDatabase());

const PEOPLE = 3;
const STOPS: Stop[] = [
  { address: 'Banani 11', lat: 23.7925, lng: 90.4058 },
  { address: 'Uttara 7', lat: 23.8759, lng: 90.3795 },
];

/** Real people, and their rides in the order of the model's. */
class City {
  readonly rideIds: string[] = [];
  readonly riders: readonly TestActor[];
  readonly drivers: readonly TestActor[];

  constructor(riders: TestActor[], drivers: TestActor[]) {
    this.riders = riders;
    this.drivers = drivers;
  }

  /** @returns whether it was done or refused, or came to nothing since the ride changed at the same moment */
  async carryOut(command: Command): Promise<'done' | 'refused' | 'lost'> {
    try {
      return (await this.#do(command)) === undefined ? 'refused' : 'done';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code === 'RIDE_CHANGED' ? 'lost' : 'refused';
    }
  }

  async #do(command: Command): Promise<unknown> {
    if (command.do === 'request') {
      const stops = STOPS.slice(0, command.stops);
      const ride = await requestRide(core, this.#rider(command.rider), request({ stops }));
      return this.rideIds.push(ride.id);
    }
    const rideId = this.rideIds[command.ride] ?? crypto.randomUUID();
    if (command.do === 'cancelAsRider') return cancelRide(core, this.#rider(command.rider), { rideId });
    const driver = this.#driver(command.driver);
    switch (command.do) {
      case 'offer': {
        const { isNext } = command;
        const offer = {
          driverId: driver.userId,
          meters: 100,
          seconds: 60,
          ...(isNext && { leftSeconds: 60 }),
        };
        return core.changeRide(OFFER, { rideId, offers: [offer], onlyIfWave: null });
      }
      case 'accept':
        return acceptRide(core, driver, { rideId });
      case 'decline':
        return declineRide(core, driver, { rideId });
      case 'advance':
        return advanceRide(core, driver, { rideId, to: command.to });
      case 'reach':
        return reachStop(core, driver, { rideId, stop: command.stop });
      case 'cancelAsDriver':
        return cancelRide(core, driver, { rideId });
    }
  }

  async describe(): Promise<ReturnType<typeof describeModel>> {
    const { rows } = await core.db.pool.query<Stored>(STORED, [this.rideIds]);
    const driverOf = (id: string) => this.drivers.findIndex(({ userId }) => userId === id);
    const drivers = (ids: string[]) => ids.map(driverOf).toSorted((a, b) => a - b);
    return rows.map(({ riderId, driverId, nextDriverId, asked, left, story, versions, ...row }) => {
      // Each event has a version of its own, and none is left out.
      expect(versions).toEqual(versions.map((_, i) => i + 1));
      return {
        ...row,
        rider: this.riders.findIndex(({ userId }) => userId === riderId),
        driver: driverId === null ? null : driverOf(driverId),
        next: nextDriverId === null ? null : driverOf(nextDriverId),
        asked: drivers(asked),
        left: drivers(left),
        story: story.map(({ type, role, id }) => {
          const at = role === 'rider' ? this.riders.findIndex(({ userId }) => userId === id) : driverOf(id);
          return `${type} by ${role} ${at}`;
        }),
      };
    });
  }

  #rider = (at: number) => this.riders[at] as TestActor;
  #driver = (at: number) => this.drivers[at] as TestActor;
}

interface Stored {
  status: Model[number]['status'];
  riderId: string;
  driverId: string | null;
  nextDriverId: string | null;
  reached: number;
  asked: string[];
  left: string[];
  story: { type: string; role: string; id: string }[];
  versions: number[];
}

const STORED = `
select r.status, r.rider_id as "riderId", r.driver_id as "driverId", r.next_driver_id as "nextDriverId",
  cardinality(r.stop_times) as reached,
  (select coalesce(json_agg(o.driver_id), '[]') from ride_offers o where o.ride_id = r.id and r.status = 'requested'
    and r.next_driver_id is null and o.declined_at is null and o.ended_at is null and o.expires_at > now()) as asked,
  (select coalesce(json_agg(o.driver_id), '[]') from ride_offers o where o.ride_id = r.id and o.declined_at is not null) as left,
  (select json_agg(json_build_object('type', e.type, 'role', e.actor_role, 'id', e.actor_id) order by e.version)
    from ride_events e where e.ride_id = r.id and e.type <> 'ride.offered') as story,
  (select json_agg(e.version order by e.version) from ride_events e where e.ride_id = r.id) as versions
from unnest($1::uuid[]) with ordinality as wanted(id, place) join rides r using (id) order by place`;

const person = fc.nat({ max: PEOPLE - 1 });
const ride = fc.nat({ max: 30 });
const kind = <Kind extends Command['do']>(name: Kind) => fc.constant(name);
const COMMAND: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: kind('request'), rider: person, stops: fc.nat({ max: 2 }) }) },
  { weight: 5, arbitrary: fc.record({ do: kind('offer'), ride, driver: person, isNext: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ do: kind('accept'), ride, driver: person }) },
  { weight: 2, arbitrary: fc.record({ do: kind('decline'), ride, driver: person }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: kind('advance'),
      ride,
      driver: person,
      to: fc.constantFrom('picked_up', 'in_transit', 'completed'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: kind('reach'), ride, driver: person, stop: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: kind('cancelAsRider'), ride, rider: person }) },
  { weight: 1, arbitrary: fc.record({ do: kind('cancelAsDriver'), ride, driver: person }) },
);

/** Commands sent at once; two requests would not tell which ride is which. */
const ROUND = fc
  .array(fc.record({ wished: COMMAND, isAimed: fc.oneof(fc.constant(true), fc.boolean()) }), {
    minLength: 1,
    maxLength: 3,
  })
  .filter((round) => round.filter(({ wished }) => wished.do === 'request').length <= 1);

/** Commands by chance mostly concern nobody: an aimed one is the like of it that does something, if any does. */
function aim(model: Model, { wished, isAimed }: { wished: Command; isAimed: boolean }): Command {
  if (!isAimed) return wished;
  const alike = model
    .flatMap((_, at) => Array.from({ length: PEOPLE }, (_person, who) => aimAt(wished, at, who)))
    .filter((command) => carryOut(model, command).model !== model);
  return alike[('ride' in wished ? wished.ride : 0) % alike.length] ?? wished;
}

function aimAt(wished: Command, at: number, who: number): Command {
  if (wished.do === 'request') return { ...wished, rider: who };
  if (wished.do === 'cancelAsRider') return { ...wished, ride: at, rider: who };
  return { ...wished, ride: at, driver: who };
}

test(
  'whatever people do, one after another or at once, is what the model allows',
  async () => {
    let count = 0;
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(ROUND, { minLength: 8, maxLength: 30, size: 'max' }), async (rounds) => {
        const three = (role: 'rider' | 'driver') =>
          Promise.all(Array.from({ length: PEOPLE }, () => makeActor(core.db, role)));
        const city = new City(await three('rider'), await three('driver'));
        let model: Model = [];
        for (const round of rounds) {
          const commands = round.map((each) => aim(model, each));
          const answers = await Promise.all(commands.map((command) => city.carryOut(command)));
          const areDone = answers.map((answer) => answer === 'done');
          // Alone, nobody is told that.
          const lost = new Set(commands.filter((_, i) => commands.length > 1 && answers[i] === 'lost'));
          await tendReservations(core);
          const seen = { areDone, rides: await city.describe() };
          const outcomes = outcomesOf(model, commands, lost);
          const allowed = outcomes.map((outcome) => ({
            areDone: outcome.areDone,
            rides: describeModel(outcome.model),
          }));
          const at = allowed.findIndex((each) => JSON.stringify(each) === JSON.stringify(inOrder(seen)));
          if (at < 0) {
            // The first allowed outcome beside what was seen.
            expect({ before: describeModel(model), commands, answers, ...inOrder(seen) }).toEqual({
              ...{ before: describeModel(model), commands, answers, ...allowed[0] },
            });
          }
          model = beginReserved((outcomes[at] as (typeof outcomes)[number]).model);
          count += commands.length;
          done += areDone.filter(Boolean).length;
        }
      }),
      { ...RUNS, endOnFailure: MINUTES === 0 },
    );
    if (MINUTES > 0) console.log(`${count} commands, ${done} of them done, each as the model allows`);
    expect(done).toBeGreaterThan(100);
  },
  Math.max(120_000, (MINUTES + 5) * 60_000),
);

/** The same keys in the same order as the model's. */
const inOrder = ({ areDone, rides }: { areDone: boolean[]; rides: ReturnType<typeof describeModel> }) => ({
  areDone,
  rides: rides.map(({ rider, status, driver, next, reached, asked, left, story }) => ({
    ...{ rider, status, driver, next, reached, asked, left, story },
  })),
});
