import type { SandboxAuto } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { SANDBOX_DOMAIN } from '@ridewire/db/seed';
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import type { CommandDeps } from './command-driver.ts';
import { actorOf, sandboxOf } from './own-drivers.ts';

const { rideOffers, rides, users } = schema;

/** The open offers to drivers of the sandbox, the oldest first. */
const listOpen = ({ db }: Pick<CommandDeps, 'db'>) =>
  db.orm
    .select({ rideId: rideOffers.rideId, driverId: rideOffers.driverId, offeredAt: rideOffers.offeredAt })
    .from(rideOffers)
    .innerJoin(users, eq(users.id, rideOffers.driverId))
    .innerJoin(rides, eq(rides.id, rideOffers.rideId))
    .where(
      and(
        like(users.email, `%@${SANDBOX_DOMAIN}`),
        isNull(rideOffers.declinedAt),
        isNull(rideOffers.endedAt),
        eq(rides.status, 'requested'),
        sql`${rideOffers.expiresAt} > now()`,
      ),
    )
    .orderBy(asc(rideOffers.offeredAt), asc(rideOffers.driverId));

type Offer = Awaited<ReturnType<typeof listOpen>>[number];

const autoOf = (deps: CommandDeps, driverId: string): SandboxAuto => {
  const { autos } = sandboxOf(deps);
  return autos.own.get(driverId) ?? autos.ofAll;
};

/** An answer that is to be given, and wasn't refused before. */
const isToAnswer = (deps: CommandDeps, offer: Offer, { does }: SandboxAuto): boolean =>
  does !== 'ignore' && !sandboxOf(deps).autos.refused.has(keyOf(offer, does));

/** An offer of the same ride that comes later is another one. */
const keyOf = ({ rideId, driverId, offeredAt }: Offer, does: SandboxAuto['does']): string =>
  [rideId, driverId, offeredAt.getTime(), does].join(' ');

const dueMs = (auto: SandboxAuto, offeredAt: Date): number =>
  offeredAt.getTime() + (auto.afterSeconds ?? 0) * 1_000;

/** When the next offer is answered by itself, in milliseconds since 1970; undefined for none. */
export async function findNextAnswer(deps: CommandDeps): Promise<number | undefined> {
  const due = (await listOpen(deps)).flatMap((offer) => {
    const auto = autoOf(deps, offer.driverId);
    return isToAnswer(deps, offer, auto) ? [dueMs(auto, offer.offeredAt)] : [];
  });
  return due.length === 0 ? undefined : Math.min(...due);
}

/** Answers the offers whose time has come, as their drivers are set. A refused answer isn't given again. */
export async function answerOffers(deps: CommandDeps): Promise<void> {
  for (const offer of await listOpen(deps)) {
    const { rideId, driverId } = offer;
    const auto = autoOf(deps, driverId);
    if (!isToAnswer(deps, offer, auto) || dueMs(auto, offer.offeredAt) > Date.now()) continue;
    const answer = auto.does === 'accept' ? acceptRide : declineRide;
    await answer(deps, actorOf(driverId), { rideId }).catch((error: unknown) => {
      // Another driver was faster, or the rider canceled.
      if (!(error instanceof AppError)) throw error;
      sandboxOf(deps).autos.refused.add(keyOf(offer, auto.does));
    });
  }
}
