import { gini } from './gini.ts';
import { owedSeconds } from './owed-seconds.ts';

/** A driver's day so far, while online; times in milliseconds since 1970. */
export interface OnlineDay {
  onlineSinceMs: number;
  /** When the last ride ended, or else `onlineSinceMs`. */
  idleSinceMs: number;
  earnedCents: number;
}

/** Drivers count toward the inequality of incomes after this long online. */
const TELLING_HOURS = 0.25;
/** Everyone starts as if they had earned as usual for this long, since the first minutes say little. */
const BEGUN_HOURS = 0.1;
/** The usual income changes slowly, so it is kept this long. */
const USUAL_KEPT_MS = 10_000;
/** How far one ride moves the usual pay, as a share of the difference. */
const PAY_STEP = 0.02;
const HOUR_MS = 3_600_000;

const NOTHING_USUAL = { atMs: -Infinity, centsPerHour: 0 };

/**
 * How long each driver has waited and what they have earned, from which fairness tells what it owes them. Lives in
 * memory, fed by committed events.
 */
export class DriverDays {
  readonly #days = new Map<string, OnlineDay>();
  #usual = NOTHING_USUAL;
  #usualPayCents = 0;

  clear(): void {
    this.#days.clear();
    this.#usual = NOTHING_USUAL;
  }

  set(driverId: string, day: OnlineDay): void {
    this.#days.set(driverId, day);
  }

  /** A driver who is online already keeps their day. */
  begin(driverId: string, nowMs: number): void {
    if (!this.#days.has(driverId))
      this.#days.set(driverId, { onlineSinceMs: nowMs, idleSinceMs: nowMs, earnedCents: 0 });
  }

  end(driverId: string): void {
    this.#days.delete(driverId);
  }

  /** @param payoutCents 0 if the ride was canceled */
  endRide(driverId: string, payoutCents: number, nowMs: number): void {
    const day = this.#days.get(driverId);
    if (day) Object.assign(day, { idleSinceMs: nowMs, earnedCents: day.earnedCents + payoutCents });
    if (payoutCents > 0)
      this.#usualPayCents += (payoutCents - this.#usualPayCents) * (this.#usualPayCents > 0 ? PAY_STEP : 1);
  }

  /** Null if the driver isn't online. */
  idleSeconds(driverId: string, nowMs: number): number | null {
    const day = this.#days.get(driverId);
    return day ? Math.max(0, Math.round((nowMs - day.idleSinceMs) / 1000)) : null;
  }

  /** @param payoutCents what the ride pays; if unknown, the usual pay */
  owedSeconds(driverId: string, nowMs: number, payoutCents: number | undefined): number {
    const day = this.#days.get(driverId);
    if (!day) return 0;
    const usualCentsPerHour = this.#usualCentsPerHour(nowMs);
    const earnedCents = day.earnedCents + BEGUN_HOURS * usualCentsPerHour;
    return owedSeconds(
      {
        idleSeconds: Math.max(0, (nowMs - day.idleSinceMs) / 1000),
        centsPerHour: earnedCents / (hoursOf(day, nowMs) + BEGUN_HOURS),
        usualCentsPerHour,
      },
      this.#usualPayCents > 0 && payoutCents !== undefined ? payoutCents / this.#usualPayCents : 1,
    );
  }

  /** How unequal the hourly incomes of online drivers are, from 0 to 1, and the longest wait. */
  measure(
    isIdle: (driverId: string) => boolean,
    nowMs: number,
  ): { gini: number; longestIdleSeconds: number } {
    const incomes = [...this.#days.values()]
      .filter((day) => hoursOf(day, nowMs) >= TELLING_HOURS)
      .map((day) => day.earnedCents / hoursOf(day, nowMs));
    const waits = [...this.#days.keys()]
      .filter(isIdle)
      .map((driverId) => this.idleSeconds(driverId, nowMs) ?? 0);
    return { gini: gini(incomes), longestIdleSeconds: waits.reduce((a, b) => Math.max(a, b), 0) };
  }

  #usualCentsPerHour(nowMs: number): number {
    if (nowMs - this.#usual.atMs < USUAL_KEPT_MS) return this.#usual.centsPerHour;
    let cents = 0;
    let hours = 0;
    for (const day of this.#days.values()) {
      cents += day.earnedCents;
      hours += hoursOf(day, nowMs);
    }
    this.#usual = { atMs: nowMs, centsPerHour: hours > 0 ? cents / hours : 0 };
    return this.#usual.centsPerHour;
  }
}

const hoursOf = ({ onlineSinceMs }: OnlineDay, nowMs: number): number =>
  Math.max(0, nowMs - onlineSinceMs) / HOUR_MS;
