import {
  cityDay,
  isSameVehicle,
  type ApprovalNeed,
  type DriverView,
  type SuspendDriverInput,
  type Vehicle,
} from '@ridewire/contracts';
import type { Notice } from '@ridewire/contracts/texts/describe-notification';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { queueMail, type MailJob } from '../mail/mail-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { queueClearRides, type RideClearer } from '../users/clear-rides-job.ts';
import { changeDrivers } from './change-drivers.ts';
import { confirmsSaid } from './confirm-vehicle.ts';
import { getDriver } from './driver-queries.ts';
import { lacksForApproval, type ApprovalFacts } from './lacks-for-approval.ts';

const { driverDocuments, drivers } = schema;

interface Standing {
  approved: boolean;
  suspended: boolean;
  available: boolean;
}

/** What an admin decides about a driver. */
interface OfferOutcome {
  event: 'driver.approved' | 'driver.suspended' | 'driver.reactivated';
  mail: Extract<MailJob['kind'], `driver_${string}`>;
  /** What the driver is told. */
  notice: (reason: string | null) => Notice;
  /** Whether it is so already. */
  isSo: (driver: Standing) => boolean;
  makesIt: Partial<Standing>;
  /** Whether the driver may not drive any more. */
  bars: boolean;
  /** Whether it takes a vehicle and documents in order; with them what the driver says of the vehicle is confirmed. */
  needsPapers?: boolean;
}

/**
 * Makes the verb of a judgement. Where it is so already, nothing happens: no event, no mail.
 * @throws AppError DRIVER_NOT_FOUND, DRIVER_NOT_READY, VEHICLE_CHANGED
 */
export const judgeDriver =
  (judgement: OfferOutcome) =>
  async (
    deps: { db: Db; clearRides: RideClearer; timeZone: string },
    actor: Actor,
    { driverId, reason, vehicle }: SuspendDriverInput & { vehicle?: Vehicle | undefined },
    from: Caller,
  ): Promise<DriverView> => {
    assertRole(actor, 'admin');
    const isNews = await inTransaction(deps.db, (tx) =>
      judge(
        tx,
        judgement,
        actor,
        { driverId, reason: reason ?? null, today: cityDay(deps.timeZone), seen: vehicle },
        from,
      ),
    );
    if (isNews && judgement.bars) {
      await deps.clearRides({ userId: driverId, actorId: actor.userId, ipAddress: from.ipAddress });
    }
    return getDriver(deps.db, driverId);
  };

interface Judged {
  driverId: string;
  reason: string | null;
  today: string;
  /** The vehicle that the admin saw; left out, any will do. */
  seen: Vehicle | undefined;
}

/** @returns false where it is so already */
async function judge(
  tx: Tx,
  { event, mail, notice, isSo, makesIt, bars, needsPapers = false }: OfferOutcome,
  actor: Actor,
  { driverId, reason, today, seen }: Judged,
  { ipAddress }: Caller,
): Promise<boolean> {
  // The row is locked before it is changed: an accept under way is waited for, so that clearing the rides finds it.
  const [before] = await tx
    .select({
      approved: drivers.approved,
      suspended: drivers.suspended,
      available: drivers.available,
      vehicleModel: drivers.vehicleModel,
      licensePlate: drivers.licensePlate,
      kind: drivers.vehicleKind,
      classRank: drivers.vehicleRank,
      seats: drivers.vehicleSeats,
    })
    .from(drivers)
    .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
    .for('update');
  if (!before || isSo(before)) return false;
  const lacking = needsPapers ? await findLacking(tx, driverId, { ...before, today }) : [];
  if (lacking.length > 0) throw new AppError('DRIVER_LACKS', { lacking });
  if (needsPapers && seen && !isSameVehicle(seen, before)) throw new AppError('VEHICLE_CHANGED');
  const after = { ...before, ...makesIt };
  await changeDrivers(tx, eq(drivers.id, driverId), {
    ...makesIt,
    ...(needsPapers && confirmsSaid),
    ...(makesIt.suspended !== undefined && { suspendReason: makesIt.suspended ? reason : null }),
  });
  const changes = (['approved', 'suspended', 'available'] as const)
    .filter((column) => before[column] !== after[column])
    .map((column) => [column, { from: before[column], to: after[column] }]);
  await logAccountEvent(tx, {
    userId: driverId,
    type: event,
    actor,
    ipAddress,
    data: { ...Object.fromEntries(changes), reason: reason ?? undefined },
  });
  await tellPeople(tx, { to: [driverId], ...notice(reason) });
  await queueMail(tx, { kind: mail, userId: driverId });
  if (bars) await queueClearRides(tx, { userId: driverId, actorId: actor.userId, ipAddress });
  return true;
}

async function findLacking(
  tx: Tx,
  driverId: string,
  facts: Omit<ApprovalFacts, 'documents'>,
): Promise<ApprovalNeed[]> {
  const { kind, state, expiresOn } = driverDocuments;
  const documents = await tx
    .select({ kind, state, expiresOn })
    .from(driverDocuments)
    .where(eq(driverDocuments.driverId, driverId));
  return lacksForApproval({ ...facts, documents });
}
