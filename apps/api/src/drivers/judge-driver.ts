import {
  cityDay,
  isSameVehicle,
  type ApprovalNeed,
  type ApproveDriverInput,
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
import { countsNow } from '../documents/document-queries.ts';
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

/** An admin's decision about a driver. */
interface OfferOutcome {
  event: 'driver.approved' | 'driver.suspended' | 'driver.reactivated';
  mail: Extract<MailJob['kind'], `driver_${string}`>;
  /** The notification for the driver. */
  notice: (reason: string | null) => Notice;
  /** Whether the driver already has this standing. */
  isSo: (driver: Standing) => boolean;
  makesIt: Partial<Standing>;
  /** Whether the driver may no longer drive. */
  bars: boolean;
  /** Whether it takes a vehicle and documents in order; with them, the described vehicle is confirmed. */
  needsPapers?: boolean;
}

/**
 * Makes the verb of a decision. If the driver already has this standing, nothing happens: no event, no mail.
 * @throws AppError DRIVER_NOT_FOUND, DRIVER_NOT_READY, VEHICLE_CHANGED
 */
export const judgeDriver =
  (judgement: OfferOutcome) =>
  async (
    deps: { db: Db; clearRides: RideClearer; timeZone: string },
    actor: Actor,
    {
      driverId,
      reason,
      vehicle,
      licensePlate,
    }: SuspendDriverInput & Partial<Omit<ApproveDriverInput, 'driverId'>>,
    from: Caller,
  ): Promise<DriverView> => {
    assertRole(actor, 'admin');
    const isNews = await inTransaction(deps.db, (tx) =>
      judge(
        tx,
        judgement,
        actor,
        {
          ...{ driverId, reason: reason ?? null, today: cityDay(deps.timeZone) },
          ...{ seen: vehicle, seenPlate: licensePlate },
        },
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
  /** The vehicle that the admin saw; if absent, any. */
  seen: Vehicle | undefined;
  /** And its plate. */
  seenPlate: string | undefined;
}

/** @returns false if they already have this standing */
async function judge(
  tx: Tx,
  { event, mail, notice, isSo, makesIt, bars, needsPapers = false }: OfferOutcome,
  actor: Actor,
  { driverId, reason, today, seen, seenPlate }: Judged,
  { ipAddress }: Caller,
): Promise<boolean> {
  // The row is locked before it is changed: it waits for an accept under way, so that clearing the rides finds it.
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
  const isOther =
    (seen && !isSameVehicle(seen, before)) || (seenPlate !== undefined && seenPlate !== before.licensePlate);
  if (needsPapers && isOther) throw new AppError('VEHICLE_CHANGED');
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
    .where(and(eq(driverDocuments.driverId, driverId), countsNow));
  return lacksForApproval({ ...facts, documents });
}
