import type { DriverStep, RideStatus } from '@ridewire/contracts';

// What a city should do, in memory and without time. Rides and people are named by their numbers.

export interface ModelRide {
  rider: number;
  status: RideStatus;
  driver: number | null;
  /** The driver who takes it after their present ride. */
  next: number | null;
  stops: number;
  reached: number;
  /** True for a driver who would take it after their present ride. */
  asked: ReadonlyMap<number, boolean>;
  /** Drivers who declined it or gave it back. */
  left: ReadonlySet<number>;
  /** What happened to it, and who did it, except that drivers were asked. */
  story: readonly string[];
}

export type Model = readonly ModelRide[];

export type Command =
  | { do: 'request'; rider: number; stops: number }
  | { do: 'offer'; ride: number; driver: number; isNext: boolean }
  | { do: 'accept' | 'decline'; ride: number; driver: number }
  | { do: 'advance'; ride: number; driver: number; to: DriverStep }
  | { do: 'reach'; ride: number; driver: number; stop: number }
  | { do: 'cancelAsRider'; ride: number; rider: number }
  | { do: 'cancelAsDriver'; ride: number; driver: number };

/** What a person is told, and the city after it. */
export interface Outcome {
  isDone: boolean;
  model: Model;
}

const DRIVING: readonly RideStatus[] = ['accepted', 'picked_up', 'in_transit'];
const ACTIVE: readonly RideStatus[] = ['requested', ...DRIVING];
const STEP_FROM = { picked_up: 'accepted', in_transit: 'picked_up', completed: 'in_transit' } as const;
const EVENT_OF_STEP = {
  picked_up: 'ride.picked_up',
  in_transit: 'ride.in_transit',
  completed: 'ride.completed',
} as const;

const presentOf = (model: Model, driver: number): ModelRide | undefined =>
  model.find((ride) => ride.driver === driver && DRIVING.includes(ride.status));
const hasNext = (model: Model, driver: number): boolean => model.some((ride) => ride.next === driver);
const isFreeNext = (present: ModelRide | undefined): boolean =>
  present?.status === 'in_transit' && present.reached === present.stops;

export function carryOut(model: Model, command: Command): Outcome {
  const refused: Outcome = { isDone: false, model };
  if (command.do === 'request') {
    const { rider, stops } = command;
    if (model.some((ride) => ride.rider === rider && ACTIVE.includes(ride.status))) return refused;
    const made: ModelRide = {
      ...{ rider, stops, status: 'requested', driver: null, next: null, reached: 0 },
      ...{ asked: new Map(), left: new Set(), story: [`ride.requested by rider ${rider}`] },
    };
    return { isDone: true, model: [...model, made] };
  }
  const ride = model[command.ride];
  if (!ride) return refused;
  const done = (change: Partial<ModelRide>, event?: string): Outcome => {
    const story = event === undefined ? ride.story : [...ride.story, event];
    return { isDone: true, model: model.with(command.ride, { ...ride, ...change, story }) };
  };
  if (command.do === 'cancelAsRider') {
    const may = ride.rider === command.rider && (ride.status === 'requested' || ride.status === 'accepted');
    return may
      ? done({ status: 'canceled', next: null }, `ride.canceled by rider ${command.rider}`)
      : refused;
  }
  const { driver } = command;
  const isOwn = ride.driver === driver;
  const byDriver = (type: string) => `${type} by driver ${driver}`;
  const leave = (event: string) =>
    done(
      {
        ...{ status: 'requested', driver: null, next: null, reached: 0, asked: new Map() },
        left: new Set([...ride.left, driver]),
      },
      event,
    );
  switch (command.do) {
    case 'offer': {
      const present = presentOf(model, driver);
      const isAskable =
        ride.status === 'requested' &&
        ride.next === null &&
        (!present || (command.isNext && present.status === 'in_transit')) &&
        !hasNext(model, driver) &&
        !ride.left.has(driver);
      return isAskable ? done({ asked: new Map([...ride.asked, [driver, command.isNext]]) }) : refused;
    }
    case 'accept': {
      if (ride.status !== 'requested' || ride.left.has(driver)) return refused;
      const present = presentOf(model, driver);
      if (ride.next !== null && (ride.next !== driver || present)) return refused;
      if (ride.next === null && hasNext(model, driver)) return refused;
      if (!present)
        return endOwnOffers(
          done({ status: 'accepted', driver, next: null }, byDriver('ride.accepted')),
          driver,
        );
      if (ride.asked.get(driver) !== true || !isFreeNext(present)) return refused;
      return endOwnOffers(done({ next: driver }, byDriver('ride.reserved')), driver);
    }
    case 'decline': {
      if (ride.next === driver) return leave(byDriver('ride.unreserved'));
      if (isOwn && ride.status === 'accepted') return leave(byDriver('ride.released'));
      if (ride.status !== 'requested') return refused;
      const asked = new Map([...ride.asked].filter(([each]) => each !== driver));
      return done({ asked, left: new Set([...ride.left, driver]) });
    }
    case 'advance':
      return isOwn && ride.status === STEP_FROM[command.to]
        ? done(
            { status: command.to, ...(command.to === 'picked_up' && { reached: 0 }) },
            byDriver(EVENT_OF_STEP[command.to]),
          )
        : refused;
    case 'reach': {
      if (!isOwn || command.stop > ride.stops) return refused;
      if (command.stop <= ride.reached) return { isDone: true, model };
      const isAboard = ride.status === 'picked_up' || ride.status === 'in_transit';
      return isAboard && command.stop === ride.reached + 1
        ? done({ reached: command.stop }, byDriver('ride.stop_reached'))
        : refused;
    }
    case 'cancelAsDriver':
      return isOwn && DRIVING.includes(ride.status)
        ? done({ status: 'canceled' }, byDriver('ride.canceled'))
        : refused;
  }
}

/** A driver who takes a ride is asked for no other one. */
const endOwnOffers = ({ isDone, model }: Outcome, driver: number): Outcome => ({
  isDone,
  model: model.map((ride) => ({
    ...ride,
    asked: new Map([...ride.asked].filter(([each]) => each !== driver)),
  })),
});

/** A reserved ride begins when its driver is free. */
export function beginReserved(model: Model): Model {
  return model.reduce((before, { next }, ride) => {
    if (next === null || presentOf(before, next)) return before;
    return carryOut(before, { do: 'accept', ride, driver: next }).model;
  }, model);
}

const ordersOf = (count: number): number[][] =>
  count === 0
    ? [[]]
    : ordersOf(count - 1).flatMap((order) =>
        Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
      );

/**
 * Every outcome of commands sent at once: in any order, a reserved ride begun at once or at the end.
 * @param lost those told that the ride has just changed: they did nothing
 */
export function outcomesOf(
  model: Model,
  commands: readonly Command[],
  lost: ReadonlySet<Command> = new Set(),
): { areDone: boolean[]; model: Model }[] {
  return ordersOf(commands.length).flatMap((order) =>
    VARIANTS.map(({ isBegunAtOnce, isKept }) => {
      const areDone = commands.map(() => false);
      let now = model;
      for (const at of order) {
        const command = commands[at];
        if (!command || lost.has(command)) continue;
        const outcome =
          isKept && isTakenToo(command, commands) ? keepAway(now, command) : carryOut(now, command);
        areDone[at] = outcome.isDone;
        now = isBegunAtOnce ? beginReserved(outcome.model) : outcome.model;
      }
      return { areDone, model: beginReserved(now) };
    }),
  );
}

const VARIANTS = [false, true].flatMap((isKept) =>
  [false, true].map((isBegunAtOnce) => ({ isKept, isBegunAtOnce })),
);

type Decline = Extract<Command, { do: 'accept' | 'decline' }>;

/** A driver who takes and declines a ride at once, on two devices, may keep it, and isn't asked again. */
const isTakenToo = (command: Command, all: readonly Command[]): command is Decline =>
  command.do === 'decline' &&
  all.some((each) => each.do === 'accept' && each.ride === command.ride && each.driver === command.driver);

function keepAway(model: Model, { ride: at, driver }: Decline): Outcome {
  const ride = model[at];
  if (ride?.driver !== driver || ride.status !== 'accepted') return { isDone: false, model };
  return { isDone: true, model: model.with(at, { ...ride, left: new Set([...ride.left, driver]) }) };
}

/** The compared parts. Offers count only while anyone may take the ride. */
export const describeModel = (model: Model) =>
  model.map(({ rider, status, driver, next, reached, asked, left, story }) => ({
    ...{ rider, status, driver, next, reached },
    asked: status === 'requested' && next === null ? [...asked.keys()].toSorted((a, b) => a - b) : [],
    left: [...left].toSorted((a, b) => a - b),
    story: [...story],
  }));
