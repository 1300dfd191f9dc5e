import {
  findLostTogether,
  isDriving,
  type LostTogether,
  type BoardRide,
  type StuckState,
} from '@ridewire/contracts';
import { ForkMap } from '../../kit/live/fork-map.ts';
import { isDriverShown, type BoardState } from '../rides/live/reduce-board.ts';
import type { BoardCounts } from './count-board.ts';
import { DueRows } from './due-rows.ts';
import { compareRows, judgeRow, makeRow, type RideRow } from './ride-row.ts';
import { SortedRows } from './sorted-rows.ts';

/** Stuck rides by id. */
export type StuckRides = ReadonlyMap<string, StuckState>;

/** What the board shows. Unchanged parts stay the same objects. */
export interface BoardView {
  /** Under way or just finished: stuck ones first, then the newest. */
  rides: readonly BoardRide[];
  stuck: StuckRides;
  counts: BoardCounts;
  /** Online or driving, and heard from. */
  onlineCount: number;
  /** Online or driving, but silent. */
  silentCount: number;
  /** On a break, driving or not. */
  breakCount: number;
  /** Many cars that lost their signal at once; undefined if there are none. */
  lostTogether: LostTogether | undefined;
  /** The ride under way, by driver. */
  driven: ReadonlyMap<string, BoardRide>;
  /** When something changes by time alone, in ms of the server's clock. */
  wakeMs: number;
}

/** These may end when we hear from the driver again; the others only end with news of the ride. */
const ENDS_BY_POSITION = new Set(['silent', 'standing', 'late']);

/**
 * Follows the live state. It judges only what changed or is due, so no change costs a look at ten thousand rides. It
 * continues from what it last saw, so it must not be called while rendering.
 */
export class BoardModel {
  readonly #rows = new Map<string, RideRow>();
  readonly #sorted = new SortedRows<RideRow, BoardRide>(compareRows, ({ ride }) => ride);
  readonly #due = new DueRows<RideRow>();
  readonly #stuck = new ForkMap<string, StuckState>();
  readonly #driven = new ForkMap<string, BoardRide>();
  /** Rows stuck for a reason that a position may end. */
  readonly #endsByPosition = new Set<RideRow>();
  readonly #counts: BoardCounts = { requested: 0, accepted: 0, picked_up: 0, in_transit: 0 };
  #known: BoardState | undefined;
  #view: BoardView = {
    rides: [],
    stuck: new Map(),
    counts: { requested: 0, accepted: 0, picked_up: 0, in_transit: 0 },
    onlineCount: 0,
    silentCount: 0,
    breakCount: 0,
    lostTogether: undefined,
    driven: new Map(),
    wakeMs: Number.POSITIVE_INFINITY,
  };

  /**
   * The view of this state at this moment.
   * @param isFresh false while no news reaches us, so that missing reports do not count as silence
   */
  look(state: BoardState, nowMs: number, isFresh: boolean): BoardView {
    const known = this.#known;
    const touched: RideRow[] = [];
    const left: RideRow[] = [];
    if (known?.rides !== state.rides) this.#compare(state, touched, left);
    if (isFresh) this.#findDue(touched, nowMs, known?.positions !== state.positions);
    const lostTogether = isFresh ? this.#findLost(state, nowMs) : this.#view.lostTogether;
    if (!isSameLoss(lostTogether, this.#view.lostTogether)) this.#touchDriven(touched);
    const isChanged = touched.length > 0 || left.length > 0;
    const isStuckChanged = isChanged && this.#judge({ ...state, lostTogether }, touched, left, nowMs);
    const wakeMs = isFresh ? this.#due.nextMs : Number.POSITIVE_INFINITY;

    // Online drivers count whether they drive or not.
    const isAway = ({ ride: { driver } }: RideRow) => driver && !state.drivers.get(driver.id)?.available;
    const isOnlineChanged =
      known?.drivers !== state.drivers || [...touched, ...left].some((row) => isAway(row));
    this.#known = state;
    const view = this.#view;
    const { onlineCount, silentCount, breakCount } = isOnlineChanged ? this.#countDrivers(state) : view;
    const isCountChanged =
      onlineCount !== view.onlineCount || silentCount !== view.silentCount || breakCount !== view.breakCount;
    const isLossChanged =
      lostTogether?.count !== view.lostTogether?.count ||
      lostTogether?.ofCount !== view.lostTogether?.ofCount;
    if (!isChanged && !isCountChanged && !isLossChanged && wakeMs === view.wakeMs) return view;
    return (this.#view = {
      rides: isChanged ? this.#sorted.shown : view.rides,
      stuck: isStuckChanged ? this.#stuck.fork() : view.stuck,
      counts: isChanged ? { ...this.#counts } : view.counts,
      onlineCount,
      silentCount,
      breakCount,
      lostTogether,
      driven: isChanged ? this.#driven.fork() : view.driven,
      wakeMs,
    });
  }

  /** Finds new, changed and removed rides. If a state in between was missed, all are compared. */
  #compare(state: BoardState, touched: RideRow[], left: RideRow[]): void {
    const { rides, changed } = state;
    const ids =
      changed && changed.since === this.#known?.rides
        ? changed.ids
        : new Set([...this.#rows.keys(), ...rides.keys()]);
    for (const id of ids) {
      const [row, ride] = [this.#rows.get(id), rides.get(id)];
      if (row?.ride === ride) continue;
      if (row) {
        left.push(row);
        this.#due.drop(row);
        this.#endsByPosition.delete(row);
      }
      if (!ride) this.#rows.delete(id);
      else {
        const next = makeRow(ride, row);
        this.#rows.set(id, next);
        touched.push(next);
      }
    }
  }

  #findDue(touched: RideRow[], nowMs: number, isMoved: boolean): void {
    for (const row of this.#due.takeDue(nowMs)) touched.push(row);
    if (!isMoved) return;
    for (const row of this.#endsByPosition) if (row.dueMs > nowMs) touched.push(row);
  }

  /** @returns whether the set of stuck rides, or their reasons, changed */
  #judge(
    state: BoardState & Pick<BoardView, 'lostTogether'>,
    touched: readonly RideRow[],
    left: readonly RideRow[],
    nowMs: number,
  ): boolean {
    let isStuckChanged = false;
    // First removed from their old places; rows without a place are not in the list.
    const out = [...left, ...touched].filter((row) => row.isShown);
    this.#sorted.remove(out);
    this.#count(out, -1);
    for (const { ride } of left) {
      if (ride.driver && this.#driven.get(ride.driver.id)?.id === ride.id)
        this.#driven.delete(ride.driver.id);
      if (!this.#rows.has(ride.id) && this.#stuck.delete(ride.id)) isStuckChanged = true;
    }
    for (const row of touched) {
      judgeRow(row, state, nowMs);
      this.#due.put(row);
      const { ride, stuck } = row;
      if (stuck && ENDS_BY_POSITION.has(stuck.why)) this.#endsByPosition.add(row);
      else this.#endsByPosition.delete(row);
      if (ride.driver && isDriving(ride.status)) this.#driven.set(ride.driver.id, ride);
      const was = this.#stuck.get(ride.id);
      if (was?.why === stuck?.why && was?.sinceMs === stuck?.sinceMs) continue;
      isStuckChanged = true;
      if (stuck) this.#stuck.set(ride.id, stuck);
      else this.#stuck.delete(ride.id);
    }
    const shown = touched.filter((row) => row.isShown);
    this.#sorted.add(shown);
    this.#count(shown, 1);
    return isStuckChanged;
  }

  /** Online or driving; one pass, nothing stored. */
  #countDrivers({
    drivers,
  }: Pick<BoardState, 'drivers'>): Pick<BoardView, 'onlineCount' | 'silentCount' | 'breakCount'> {
    let [onlineCount, silentCount, breakCount] = [0, 0, 0];
    drivers.forEach((driver) => {
      if (driver.onBreak) breakCount += 1;
      if (!isDriverShown(driver, this.#driven)) return;
      if (driver.silentSince === null) onlineCount += 1;
      else silentCount += 1;
    });
    return { onlineCount, silentCount, breakCount };
  }

  /** Among the shown cars; one pass, nothing stored. */
  #findLost({ drivers, positions }: BoardState, nowMs: number): LostTogether | undefined {
    const lastMs: number[] = [];
    positions.forEach(({ at }, id) => {
      const driver = drivers.get(id);
      if (driver && isDriverShown(driver, this.#driven)) lastMs.push(at);
    });
    return findLostTogether(lastMs, nowMs);
  }

  /** Whether many were lost at once affects every ride with a driver. */
  #touchDriven(touched: RideRow[]): void {
    const known = new Set(touched);
    for (const row of this.#rows.values())
      if (isDriving(row.ride.status) && !known.has(row)) touched.push(row);
  }

  #count(rows: readonly RideRow[], by: 1 | -1): void {
    for (const { ride } of rows) {
      const { status } = ride;
      if (status !== 'completed' && status !== 'canceled') this.#counts[status] += by;
    }
  }
}

const isSameLoss = (a: LostTogether | undefined, b: LostTogether | undefined): boolean =>
  a?.fromMs === b?.fromMs && a?.toMs === b?.toMs;
