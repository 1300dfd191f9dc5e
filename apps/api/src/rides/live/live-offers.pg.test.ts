import { useTestDatabase } from '@ridewire/db/testing/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  reduceDriving,
  type DrivingMessage,
  type DrivingState,
} from '../../../../web/src/features/driving/reduce-driving.ts';
import {
  openOffers,
  reduceOffers,
  type OffersMessage,
  type OffersState,
} from '../../../../web/src/features/driving/reduce-offers.ts';
import { AppError } from '../../core/app-error.ts';
import { tendReservations } from '../reservation/tend-reservations.ts';
import { tendRequests } from '../../dispatch/tend-requests.ts';
import type { RideImage } from '../../live/images.ts';
import type { SharedFrames } from '../../live/event-hub.ts';
import type { Live } from '../../live/live-subscription.ts';
import type { RunningServices } from '../../server/start-services.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { startTestCore } from '../../testing/start-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { cancelRide } from '../cancel-ride.ts';
import { changeType } from '../change-type.ts';
import { declineRide } from '../decline-ride.ts';
import { reassignRide } from '../desk/reassign-ride.ts';
import { setRideStatus } from '../desk/set-ride-status.ts';
import { findRideImage } from '../reads/ride-queries.ts';
import { replaceDriver } from '../approach/watch-approaches.ts';
import { requestRide } from '../request-ride.ts';
import { setAvailability } from '../../drivers/set-availability.ts';
import { takeBreak } from '../../drivers/take-break.ts';
import { liveDrivingRide, liveOffers } from './live-rides.ts';
import { OFFER } from '../../dispatch/offer-rides.ts';
import { EXPIRE } from '../changes/cancel.ts';

const database = useTestDatabase();
let core: RunningServices;
let admin: TestActor;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => core.stop());

/** A screen's state of a live view, by the web app's own reducer. */
function keep<State, Message>(
  live: Live<unknown, unknown>,
  reduce: (state: State | undefined, message: Message) => State,
) {
  const screen: { state: State | undefined; leave: () => void } = { state: undefined, leave: () => {} };
  const take = ({ json }: SharedFrames) => {
    screen.state = reduce(screen.state, JSON.parse(json) as Message);
  };
  const refused = (error: unknown) => {
    throw error;
  };
  screen.leave = live.follow({ snapshot: take, change: take, refused });
  return screen;
}

const shownOffers = (state: OffersState | undefined) =>
  openOffers(state?.offers ?? [], Date.now())
    .map(({ ride, isNext }) => ({ id: ride.id, fareCents: ride.fareCents, isNext: isNext === true }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

const shownRide = (state: DrivingState | undefined) => {
  const isOver = state?.ride?.status === 'completed' || state?.ride?.status === 'canceled';
  const seen = (ride: DrivingState['ride'] | undefined) => ride && { id: ride.id, version: ride.version };
  return { ride: isOver ? null : (seen(state?.ride) ?? null), next: seen(state?.next) ?? null };
};

class Scene {
  readonly riders: TestActor[];
  readonly drivers: TestActor[];
  readonly rideOf: (string | undefined)[];
  readonly offers: ReturnType<typeof keep<OffersState, OffersMessage>>[];
  readonly driving: ReturnType<typeof keep<DrivingState, DrivingMessage>>[];

  constructor(riders: TestActor[], drivers: TestActor[]) {
    this.riders = riders;
    this.drivers = drivers;
    this.rideOf = riders.map(() => undefined);
    this.offers = drivers.map(({ userId }) =>
      keep<OffersState, OffersMessage>(liveOffers(core, userId), reduceOffers),
    );
    this.driving = drivers.map(({ userId }) =>
      keep<DrivingState, DrivingMessage>(liveDrivingRide(core, userId), reduceDriving),
    );
  }

  /** What every driver's screen shows, and what a new one would. */
  async compare() {
    const shown = this.drivers.map((_, i) => ({
      offers: shownOffers(this.offers[i]?.state),
      ...shownRide(this.driving[i]?.state),
    }));
    const fresh = await Promise.all(
      this.drivers.map(async ({ userId }) => ({
        offers: shownOffers(
          reduceOffers(undefined, {
            type: 'snapshot',
            data: await liveOffers(core, userId).read(),
            serverTime: 0,
          }),
        ),
        ...shownRide(
          reduceDriving(undefined, {
            type: 'snapshot',
            data: await liveDrivingRide(core, userId).read(),
            serverTime: 0,
          }),
        ),
      })),
    );
    return { shown, fresh };
  }

  leave() {
    for (const screen of [...this.offers, ...this.driving]) screen.leave();
  }
}

async function open(): Promise<Scene> {
  await core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system', driver_id = null, next_driver_id = null,
      next_pickup_at = null, next_until = null where status not in ('completed', 'canceled')`,
  );
  const three = <T>(make: () => Promise<T>) => Promise.all([make(), make(), make()]);
  const scene = new Scene(
    await three(() => makeActor(core.db, 'rider')),
    await three(() => makeActor(core.db, 'driver')),
  );
  core.waiting.clear();
  core.answers.clear();
  core.drivers.clear();
  for (const { userId } of scene.drivers) {
    core.drivers.setAvailable(userId, true);
    core.drivers.setPosition({ driverId: userId, ...GULSHAN, bearing: null, at: Date.now() });
  }
  for (const [r, rider] of scene.riders.entries())
    scene.rideOf[r] = (await requestRide(core, rider, request())).id;
  return scene;
}

type Step = (scene: Scene) => unknown;
const any = fc.nat({ max: 2 });
const rideId = (scene: Scene, r: number): string => scene.rideOf[r] ?? crypto.randomUUID();
/** For one of the rides a driver has, or takes next; does nothing if there is none. */
const ofDriven = (run: (driver: TestActor, image: RideImage, scene: Scene, other: number) => unknown) =>
  fc.tuple(fc.nat(), any).map(([at, other]) => async (scene: Scene) => {
    const images = await Promise.all(scene.rideOf.map(async (id) => id && findRideImage(core.db, id)));
    const driven = images.flatMap((image) => {
      const id = image && (image.driver ?? image.next?.driver)?.id;
      const driver = scene.drivers.find(({ userId }) => userId === id);
      return image && driver ? [{ image, driver }] : [];
    });
    const chosen = driven[at % driven.length];
    if (chosen) await run(chosen.driver, chosen.image, scene, other);
  });
/** For one of all open offers. */
const ofAsked = (run: (driver: TestActor, rideId: string, scene: Scene) => unknown) =>
  fc.nat().map((at) => async (scene: Scene) => {
    const standing = await Promise.all(
      scene.drivers.map(async (driver) => {
        const { offers } = await liveOffers(core, driver.userId).read();
        return offers.map(({ ride }) => ({ driver, rideId: ride.id }));
      }),
    );
    const chosen = standing.flat()[at % standing.flat().length];
    if (chosen) await run(chosen.driver, chosen.rideId, scene);
  });
const NEXT_STEP = { accepted: 'picked_up', picked_up: 'in_transit', in_transit: 'completed' } as const;
const STATUSES = ['accepted', 'picked_up', 'in_transit', 'completed', 'canceled'] as const;

const STEPS: Record<string, fc.Arbitrary<Step>> = {
  request: any.map((r) => async (scene) => {
    scene.rideOf[r] = (await requestRide(core, scene.riders[r]!, request())).id;
  }),
  offer: fc
    .tuple(any, fc.subarray([0, 1, 2], { minLength: 1 }), fc.boolean())
    .map(([r, ds, isNext]) => (scene) => {
      const offer = { meters: 100, seconds: 60, ...(isNext && { leftSeconds: 30 }) };
      const offers = ds.map((d) => ({ driverId: scene.drivers[d]!.userId, ...offer }));
      return core.changeRide(OFFER, { rideId: rideId(scene, r), offers, onlyIfWave: null });
    }),
  accept: ofAsked((driver, id) => acceptRide(core, driver, { rideId: id })),
  decline: ofAsked((driver, id) => declineRide(core, driver, { rideId: id })),
  giveBack: ofDriven((driver, { id }) => declineRide(core, driver, { rideId: id })),
  advance: ofDriven(async (driver, { id, status }) => {
    if (status in NEXT_STEP)
      await advanceRide(core, driver, { rideId: id, to: NEXT_STEP[status as keyof typeof NEXT_STEP] });
  }),
  cancel: any.map((r) => (scene) => cancelRide(core, scene.riders[r]!, { rideId: rideId(scene, r) })),
  cancelAsDriver: ofDriven((driver, { id }) => cancelRide(core, driver, { rideId: id })),
  reassign: ofDriven((driver, { id }) =>
    reassignRide(core, admin, { rideId: id, fromDriverId: driver.userId }),
  ),
  reassignTo: ofDriven((driver, { id }, { drivers }, other) => {
    const toDriverId = drivers[other]!.userId;
    return reassignRide(core, admin, { rideId: id, fromDriverId: driver.userId, toDriverId });
  }),
  replace: ofDriven(({ userId }, { id, version }) =>
    replaceDriver(core, { rideId: id, driverId: userId, seenVersion: version }),
  ),
  setStatus: fc.tuple(any, fc.constantFrom(...STATUSES)).map(
    ([r, to]) =>
      (scene) =>
        setRideStatus(core, admin, { rideId: rideId(scene, r), to }),
  ),
  retype: any.map(
    (r) => (scene) => changeType(core, scene.riders[r]!, { rideId: rideId(scene, r), type: 'luxury' }),
  ),
  expire: any.map(
    (r) => (scene) => core.changeRide(EXPIRE, { rideId: rideId(scene, r), timeZone: core.timeZone }),
  ),
  toggle: fc.tuple(any, fc.boolean()).map(
    ([d, available]) =>
      (scene) =>
        setAvailability(core, scene.drivers[d]!, { available }),
  ),
  takeBreak: any.map((d) => (scene) => takeBreak(core, scene.drivers[d]!, { minutes: 10 })),
  /** A driver takes a break while they are being asked. */
  askAtBreak: fc.tuple(any, any, any).map(([r, d, asking]) => ({ riders, drivers, rideOf }) => {
    const driver = drivers[d]!;
    return Promise.allSettled([
      requestRide(core, riders[asking]!, request()).then(({ id }) => (rideOf[asking] = id)),
      core.changeRide(OFFER, {
        rideId: rideOf[r] ?? crypto.randomUUID(),
        offers: [{ driverId: driver.userId, meters: 100, seconds: 60 }],
        onlyIfWave: null,
      }),
      takeBreak(core, driver, { minutes: null }),
    ]);
  }),
  /** Every offer runs out, on the screens too. */
  pass: fc.constant(async (scene: Scene) => {
    await settle(scene);
    await core.db.pool.query(
      `update ride_offers set offered_at = offered_at - interval '31 seconds', expires_at = expires_at - interval '31 seconds'`,
    );
    for (const screen of scene.offers) if (screen.state) screen.state = { ...screen.state, offers: [] };
  }),
  wave: fc.constant(async () => {
    await core.db.pool.query(
      `update rides set next_wave_at = now() - interval '1 ms' where status = 'requested'`,
    );
    await tendRequests(core);
  }),
  tend: fc.constant(() => tendReservations(core)),
  /** A driver takes one ride while they are being asked for another. */
  cross: ofAsked((driver, id, { rideOf }) =>
    Promise.allSettled([
      acceptRide(core, driver, { rideId: id }),
      ...rideOf.map(
        (each) =>
          each &&
          each !== id &&
          core.changeRide(OFFER, {
            rideId: each,
            offers: [{ driverId: driver.userId, meters: 100, seconds: 60 }],
            onlyIfWave: null,
          }),
      ),
    ]),
  ),
};
const OFTEN: Record<string, number> = { request: 6, offer: 8, accept: 8, giveBack: 4, advance: 6, cross: 4 };

/** Usual things happen more often, so that rare ones have something to collide with. */
const step = fc.oneof(
  ...Object.entries(STEPS).map(([name, arbitrary]) => ({
    weight: OFTEN[name] ?? 1,
    arbitrary: arbitrary.map((run) => Object.assign(run, { [fc.toStringMethod]: () => name })),
  })),
);

/** Every screen shows what a new one would, before another wave could correct it. */
async function settle(scene: Scene) {
  await core.matchSoon();
  await core.db.pool.query('update rides set next_wave_at = null where next_wave_at is not null');
  await expect
    .poll(() => scene.compare())
    .toSatisfy(({ shown, fresh }: Awaited<ReturnType<Scene['compare']>>) => {
      expect(shown).toEqual(fresh);
      return true;
    });
}

async function refusable(run: () => unknown) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

test('after whatever happened, every driver’s screen shows what a new one would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
      const scene = await open();
      try {
        await settle(scene);
        for (const run of steps) {
          await refusable(() => run(scene));
          await settle(scene);
        }
      } finally {
        scene.leave();
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
