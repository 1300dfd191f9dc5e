import { isDriving, type DriverRide, type LatLng, type Offer, type RideStatus } from '@ridewire/contracts';
import { refusalOf, type Connection } from '../people/open-connection.ts';
import { planLeg, pointOnLeg, REAL_PACE, standAt, type Leg } from '../people/leg.ts';
import { draw } from '../simulate/habits.ts';

/** How long drivers look at a request, in milliseconds, and what they do with it, as shares. */
const THOUGHT_MS = [1_500, 5_000] as const;
const DECLINED = 0.05;
const DECLINED_A_MINUTE = 0.02;
const IGNORED = 0.03;
/** How much drives differ from what they usually take, as a standard deviation of logs. */
const DRIVE_NOISE = 0.15;
/** How long a rider needs to get in, in milliseconds. */
const BOARDING_MS = 40_000;
/** A car that stands reports this often, in milliseconds: one that hasn't for half a minute is asked after the others. */
const REPORT_MS = 20_000;
/** Older positions aren't taken, in milliseconds. */
const TRACK_LENGTH_MS = 58_000;
/** Between two positions of a report, in milliseconds. */
const TRACK_MS = 5_000;
/** A refused step is tried again after this long, in milliseconds. */
const AGAIN_MS = 5_000;

interface Asked {
  offer: Offer;
  /** When the driver answers; Infinity for one who doesn't. */
  answerMs: number;
}

/** How long a drive takes that begins at this moment, in seconds. */
export type SecondsOf = (from: LatLng, to: LatLng, atMs: number) => number;

/** What the database says of a driver. */
interface CarTruth {
  ride: { rideId: string; status: RideStatus } | undefined;
  offered: readonly string[];
}

/**
 * A car and its driver by a clock that jumps: after each step of the clock they hear what is new, do what is due, and say where they
 * are. The driver uses the public API.
 */
export class WeekCar {
  readonly driverId: string;
  readonly #connection: Connection;
  readonly #seed: number;
  readonly #secondsOf: SecondsOf;
  readonly #asked = new Map<string, Asked>();
  #leg: Leg;
  #ride: DriverRide | null = null;
  /** The ride and place that the car drives to, or is at. */
  #goal = '';
  #nextStepMs = 0;
  #reportedMs = 0;
  #answers = 0;
  #nowMs: number;
  /** Refused calls, by code. */
  readonly refusals = new Map<string, number>();

  constructor(
    driverId: string,
    connection: Connection,
    { start, seed, nowMs, secondsOf }: { start: LatLng; seed: number; nowMs: number; secondsOf: SecondsOf },
  ) {
    this.#secondsOf = secondsOf;
    this.driverId = driverId;
    this.#nowMs = nowMs;
    this.#connection = connection;
    this.#seed = seed;
    this.#leg = standAt(start, 0);
    connection.trpc.rides.offers.subscribe(undefined, {
      onData: (message) => {
        if (message.type === 'snapshot') {
          const open = new Set(message.data.offers.map(({ ride }) => ride.id));
          for (const rideId of this.#asked.keys()) if (!open.has(rideId)) this.#asked.delete(rideId);
          for (const offer of message.data.offers) this.#hear(offer);
        } else if (message.data.kind === 'offered') this.#hear(message.data.offer);
        else if (message.data.kind === 'withdrawn') this.#asked.delete(message.data.rideId);
        else this.#asked.clear();
      },
    });
    connection.trpc.rides.driving.subscribe(undefined, {
      onData: (message) => {
        if (message.type === 'snapshot') this.#take(message.data.ride);
        else if (message.data.kind === 'ride') this.#take(message.data.ride);
        else if (message.data.kind === 'left' && message.data.rideId === this.#ride?.id) this.#take(null);
      },
    });
  }

  /** When something of this car is due next; Infinity if nothing is. */
  get nextMs(): number {
    const answers = this.#isFree ? [...this.#asked.values()].map(({ answerMs }) => answerMs) : [];
    const drive = this.#ride ? Math.max(this.#leg.endsAt, this.#nextStepMs) : Infinity;
    return Math.min(...[...answers, drive].filter((ms) => ms > this.#nowMs));
  }

  get isMoving(): boolean {
    return this.#ride !== null;
  }

  /** Whether it has heard of all this. */
  knows({ ride, offered }: CarTruth): boolean {
    const isSameRide = this.#ride?.id === ride?.rideId && this.#ride?.status === ride?.status;
    return isSameRide && offered.every((rideId) => this.#asked.has(rideId));
  }

  async goOnline(nowMs: number): Promise<void> {
    this.#nowMs = nowMs;
    await this.#report();
    await this.#connection.trpc.drivers.setAvailability.mutate({ available: true });
  }

  /** Says where it is as of this moment, answers and drives. */
  async live(nowMs: number): Promise<void> {
    this.#nowMs = nowMs;
    if (this.isMoving || nowMs - this.#reportedMs >= REPORT_MS) await this.#report();
    await this.#answer();
    while (this.#ride && (await this.#drive(this.#ride)));
  }

  async stop(): Promise<void> {
    await this.#connection.close();
  }

  get #isFree(): boolean {
    return this.#ride === null || this.#ride.status === 'in_transit';
  }

  #hear(offer: Offer): void {
    if (this.#asked.has(offer.ride.id)) return;
    this.#answers += 1;
    const [least, most] = THOUGHT_MS;
    const isIgnored = this.#draw(0) < IGNORED;
    const answerMs = isIgnored ? Infinity : this.#nowMs + least + this.#draw(1) * (most - least);
    this.#asked.set(offer.ride.id, { offer, answerMs });
  }

  #take(ride: DriverRide | null): void {
    if (ride && this.#ride?.id === ride.id && ride.version <= this.#ride.version) return;
    if (ride && !isDriving(ride.status)) {
      if (this.#ride?.id === ride.id) this.#ride = null;
    } else this.#ride = ride;
    if (this.#ride === null) this.#goal = '';
  }

  /** One answer at a time, the nearest first. */
  async #answer(): Promise<void> {
    if (!this.#isFree) return;
    const due = [...this.#asked.values()]
      .filter(({ answerMs }) => answerMs <= this.#nowMs)
      .toSorted((a, b) => (a.offer.pickupMeters ?? Infinity) - (b.offer.pickupMeters ?? Infinity))[0];
    if (!due) return;
    const { ride, pickupSeconds } = due.offer;
    this.#asked.delete(ride.id);
    const declines = DECLINED + (DECLINED_A_MINUTE * (pickupSeconds ?? 0)) / 60;
    const { rides } = this.#connection.trpc;
    if (this.#draw(2) < declines) {
      await this.#try(() => rides.decline.mutate({ rideId: ride.id }));
      return;
    }
    const accepted = await this.#try(() =>
      rides.accept.mutate({ rideId: ride.id, quotedFareCents: ride.fareCents }),
    );
    // A next ride begins by itself when this one is over.
    if (accepted && accepted.nextPickupAt === undefined) this.#take(accepted);
  }

  /** @returns whether something was done, and more may be */
  async #drive(ride: DriverRide): Promise<boolean> {
    const nowMs = this.#nowMs;
    if (ride.status === 'accepted') await this.#goTo(`${ride.id} pickup`, ride.pickup);
    if (ride.status === 'in_transit') await this.#goTo(`${ride.id} destination`, ride.destination);
    if (nowMs < Math.max(this.#leg.endsAt, this.#nextStepMs)) return false;
    const { rides } = this.#connection.trpc;
    const advance = (to: 'picked_up' | 'in_transit' | 'completed') =>
      this.#step(() => rides.advance.mutate({ rideId: ride.id, to }));
    if (ride.status === 'picked_up') return advance('in_transit');
    if (ride.status === 'in_transit') return advance('completed');
    if (ride.times.arrived) return advance('picked_up');
    const isThere = await this.#step(() => rides.arrive.mutate({ rideId: ride.id }));
    // Riders come out at their time, or when the car is there.
    const scheduledMs = Date.parse(ride.times.scheduled ?? '') || 0;
    if (isThere) this.#nextStepMs = Math.max(nowMs, scheduledMs) + BOARDING_MS;
    return isThere;
  }

  async #goTo(goal: string, to: LatLng): Promise<void> {
    if (this.#goal === goal) return;
    this.#goal = goal;
    const from = this.#place(this.#nowMs);
    const { lat, lng } = to;
    const way = await this.#connection.trpc.streets.way.query({ from, to: { lat, lng } }).catch(() => null);
    const noise = Math.exp(DRIVE_NOISE * normal(this.#draw(3), this.#draw(4)));
    this.#answers += 1;
    const said = planLeg(from, to, way, REAL_PACE, this.#nowMs);
    const saidSeconds = (said.endsAt - said.startsAt) / 1_000;
    // Not what the product says: it learns from these cars, and they would follow what it has learned.
    const speedup = saidSeconds / (this.#secondsOf(from, to, this.#nowMs) * noise) || 1;
    this.#leg = planLeg(from, to, way, { speedup, capSeconds: Infinity }, this.#nowMs);
  }

  async #step(act: () => Promise<DriverRide>): Promise<boolean> {
    const ride = await this.#try(act);
    if (ride) this.#take(ride);
    else this.#nextStepMs = this.#nowMs + AGAIN_MS;
    return ride !== undefined;
  }

  async #report(): Promise<void> {
    const nowMs = this.#nowMs;
    const sinceMs = Math.min(nowMs - this.#reportedMs, TRACK_LENGTH_MS);
    const count = this.isMoving ? Math.max(1, Math.floor(sinceMs / TRACK_MS)) : 1;
    const positions = Array.from({ length: count }, (_, i) => {
      const at = Math.round(nowMs - (count - 1 - i) * TRACK_MS);
      return { ...this.#place(at), at };
    });
    this.#reportedMs = nowMs;
    await this.#try(() => this.#connection.trpc.drivers.reportPosition.mutate({ positions }));
  }

  #place(at: number): LatLng {
    return pointOnLeg(this.#leg, at);
  }

  async #try<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      const code = refusalOf(error) ?? String(error);
      this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
      return undefined;
    }
  }

  /** Drawn from the seed alone: the same driver does the same again. */
  #draw(what: number): number {
    return draw(this.#seed, 51, what, this.#answers);
  }
}

const normal = (a: number, b: number): number =>
  Math.sqrt(-2 * Math.log(Math.max(a, 1e-9))) * Math.cos(2 * Math.PI * b);
