import { isCoarse, isInRing, LEFT_ZONE_SECONDS, UNSEEN_IN_LINE_SECONDS } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import { RETURN_MS } from '../drivers/presence-limits.ts';
import { listeningLook } from '../drivers/resting-look.ts';
import {
  clearPlaces,
  joinLines,
  listPassers,
  moveToEnd,
  type DriverInZone,
  type Joining,
} from './change-line.ts';
import type { FollowedQueues } from './follow-queues.ts';
import { settleKeptPlaces } from './keep-places.ts';
import { giveUpPlaces, leaveLines, missPlaces } from './lose-places.ts';
import { hasEntered, hasLeft, isPassedOver, mayBeIn, stayOn, type Stay } from './queue-policy.ts';

interface Deps {
  db: Db;
  queues: FollowedQueues;
  drivers: DriverIndex;
  positions: LatestPositions;
}

/**
 * Lets drivers join and leave lines by their positions, and puts those at the end who passed on offers. Every process knows every
 * position and does so; the database lets each change happen once. Stays are in memory: a driver whose process dies is looked at by
 * another, which counts from then on.
 */
export function watchLines(deps: Deps, readNowMs: () => number = () => performance.now()) {
  const { db, queues, positions } = deps;
  /** Of drivers in a zone who aren't in line. */
  let entering = new Map<string, Stay>();
  /** Of drivers in line who are out of their zone. */
  let leaving = new Map<string, Stay>();

  function findJoining(nowMs: number): Joining[] {
    const stays = new Map<string, Stay>();
    for (const { driverId, place } of deps.drivers.listIdle()) {
      // Those in line elsewhere are looked at only if they may go back to a place kept for them.
      const isLooked = !queues.places().has(driverId) || queues.findKept(driverId);
      const zone = isLooked ? queues.zoneAt(place) : undefined;
      if (zone && zone.id !== queues.places().get(driverId)?.zoneId)
        stays.set(driverId, stayOn(entering.get(driverId), zone.id, at(positions, driverId), nowMs));
    }
    entering = stays;
    // The one who came first is first.
    return [...stays]
      .filter(([, stay]) => hasEntered(stay))
      .toSorted(([, a], [, b]) => a.sinceMs - b.sinceMs)
      .map(([driverId, { zoneId, sinceMs }]) => ({ driverId, zoneId, seconds: (nowMs - sinceMs) / 1_000 }));
  }
  /** Drivers back in time at the place kept for them give up that in the other line, which they had joined on their way. */
  function findReturning(joining: readonly Joining[]): DriverInZone[] {
    return joining.flatMap(({ driverId, zoneId, seconds = 0 }) => {
      const [there, kept] = [queues.zoneOf(driverId), queues.findKept(driverId)];
      const isBack = kept?.zoneId === zoneId && Date.now() - seconds * 1_000 <= kept.keptUntil.getTime();
      return there !== undefined && isBack ? [{ driverId, zoneId: there }] : [];
    });
  }
  function findLeaving(nowMs: number): DriverInZone[] {
    const rings = new Map(queues.zones().map(({ id, ring }) => [id, ring]));
    const stays = new Map<string, Stay>();
    for (const { driverId, zoneId } of queues.places().values()) {
      const ring = rings.get(zoneId);
      // Nobody loses a place while we don't know where they are, and nobody's time outside begins again.
      const position = positions.getGood(driverId, Date.now());
      const before = leaving.get(driverId);
      if (!ring || (position && isInRing(ring, position))) continue;
      if (position) stays.set(driverId, stayOn(before, zoneId, position.at, nowMs));
      else if (before?.zoneId === zoneId) stays.set(driverId, before);
    }
    leaving = stays;
    return [...stays]
      .filter(([, stay]) => hasLeft(stay))
      .map(([driverId, { zoneId }]) => ({ driverId, zoneId }));
  }
  /** Until when drivers who are out of their zone keep their place. */
  function listOut(nowMs: number): Map<string, number> {
    const now = Date.now();
    return new Map(
      [...leaving].map(([driverId, { sinceMs }]) => [
        driverId,
        now + LEFT_ZONE_SECONDS * 1_000 - (nowMs - sinceMs),
      ]),
    );
  }
  /** Drivers in line whose receiver knows only roughly where they are, such as in a car park, and who may be in their zone. */
  function listMaybeIn(): string[] {
    const rings = new Map(queues.zones().map(({ id, ring }) => [id, ring]));
    return [...queues.places().values()].flatMap(({ driverId, zoneId }) => {
      const position = positions.get(driverId);
      const ring = rings.get(zoneId);
      if (!ring || !position || !isCoarse(position) || isOld(position.at)) return [];
      return mayBeIn(ring, position) ? [driverId] : [];
    });
  }
  async function movePassers(): Promise<void> {
    const passers = await listPassers(db);
    const moving = passers.filter(({ offers }) => isPassedOver(offers));
    if (moving.length > 0) await moveToEnd(db, moving);
  }
  return listeningLook(async ({ calmMs }) => {
    if (queues.zones().length === 0) {
      entering.clear();
      leaving.clear();
      queues.setOut(new Map());
      return;
    }
    const nowMs = readNowMs();
    const joining = findJoining(nowMs);
    const left = findLeaving(nowMs);
    const returning = findReturning(joining);
    queues.setOut(listOut(nowMs));
    if (left.length > 0) await leaveLines(db, left);
    if (queues.places().size > 0) {
      await clearPlaces(db, null);
      if (calmMs >= RETURN_MS) await missPlaces(db, listMaybeIn());
      await movePassers();
    }
    // Before any driver joins: their place may be kept.
    if (queues.hasKept()) await settleKeptPlaces(db, null);
    if (returning.length > 0) await giveUpPlaces(db, returning);
    if (joining.length > 0) await joinLines(db, joining);
  });
}

const isOld = (at: number): boolean => Date.now() - at > UNSEEN_IN_LINE_SECONDS * 1_000;

const at = (positions: LatestPositions, driverId: string): number => positions.get(driverId)?.at ?? 0;
