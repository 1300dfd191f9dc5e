import { gini } from './gini.ts';
import { owedSeconds } from './owed-seconds.ts';

/** What a driver who is online had of the day so far; times in milliseconds since 1970. */
export interface OnlineDay {
  onlineSinceMs: number;
  /** When the last ride ended, or when they went online. */
  idleSinceMs: number;
  /** Earned since they went online. */
  earnedCents: number;
}

/** Who was online for less has not earned anything that tells, in hours. */
const TELLING_HOURS = 0.25;
/** What is usual changes slowly, in milliseconds. */
const USUAL_KEPT_MS = 10_000;
const HOUR_MS = 3_600_000;

/** How long each driver has waited and what they earned, in memory, fed by committed events: what fairness owes whom. */
export class DriverDays {
  readonly #days = new Map<string, OnlineDay>();
  #usual: { atMs: number; centsPerHour: number | null } = { atMs: -Infinity, centsPerHour: null };

  clear(): void {
    this.#days.clear();
    this.#usual = { atMs: -Infinity, centsPerHour: null };
  }

  set(driverId: string, day: OnlineDay): void {
    this.#days.set(driverId, day);
  }

  /** Went online; who is already keeps their day. */
  begin(driverId: string, nowMs: number): void {
    if (!this.#days.has(driverId))
      this.#days.set(driverId, { onlineSinceMs: nowMs, idleSinceMs: nowMs, earnedCents: 0 });
  }

  end(driverId: string): void {
    this.#days.delete(driverId);
  }

  /** A ride ended. @param payoutCents 0 where it was canceled */
  endRide(driverId: string, payoutCents: number, nowMs: number): void {
    const day = this.#days.get(driverId);
    if (day) Object.assign(day, { idleSinceMs: nowMs, earnedCents: day.earnedCents + payoutCents });
  }

  /** Null for who is not online. */
  idleSeconds(driverId: string, nowMs: number): number | null {
    const day = this.#days.get(driverId);
    return day ? Math.max(0, Math.round((nowMs - day.idleSinceMs) / 1000)) : null;
  }

  owedSeconds(driverId: string, nowMs: number): number {
    const day = this.#days.get(driverId);
    if (!day) return 0;
    return owedSeconds({
      idleSeconds: Math.max(0, (nowMs - day.idleSinceMs) / 1000),
      centsPerHour: centsPerHour(day, nowMs),
      usualCentsPerHour: this.#usualCentsPerHour(nowMs),
    });
  }

  /** How unequal incomes by hour are, from 0 to 1, and the longest wait, in seconds; of who is online. */
  measure(
    isIdle: (driverId: string) => boolean,
    nowMs: number,
  ): { gini: number; longestIdleSeconds: number } {
    const incomes = [...this.#days.values()]
      .map((day) => centsPerHour(day, nowMs))
      .filter((each) => each !== null);
    const waits = [...this.#days.keys()]
      .filter(isIdle)
      .map((driverId) => this.idleSeconds(driverId, nowMs) ?? 0);
    return { gini: gini(incomes), longestIdleSeconds: waits.reduce((a, b) => Math.max(a, b), 0) };
  }

  #usualCentsPerHour(nowMs: number): number | null {
    if (nowMs - this.#usual.atMs < USUAL_KEPT_MS) return this.#usual.centsPerHour;
    let cents = 0;
    let hours = 0;
    for (const day of this.#days.values()) {
      if (centsPerHour(day, nowMs) === null) continue;
      cents += day.earnedCents;
      hours += hoursOf(day, nowMs);
    }
    this.#usual = { atMs: nowMs, centsPerHour: hours > 0 ? cents / hours : null };
    return this.#usual.centsPerHour;
  }
}

const hoursOf = ({ onlineSinceMs }: OnlineDay, nowMs: number): number => (nowMs - onlineSinceMs) / HOUR_MS;

const centsPerHour = (day: OnlineDay, nowMs: number): number | null => {
  const hours = hoursOf(day, nowMs);
  return hours < TELLING_HOURS ? null : day.earnedCents / hours;
};
