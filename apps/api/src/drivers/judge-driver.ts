import { cityDay, type ApprovalNeed, type DriverView, type SuspendDriverInput } from '@ridewire/contracts';
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
  /** Whether it takes a vehicle and documents in order. */
  needsPapers?: boolean;
}

/**
 * Makes the verb of a judgement. Where it is so already, nothing happens: no event, no mail.
 * @throws AppError DRIVER_NOT_FOUND, DRIVER_NOT_READY
 */
export const judgeDriver =
  (judgement: OfferOutcome) =>
  async (
    deps: { db: Db; clearRides: RideClearer; timeZone: string },
    actor: Actor,
    { driverId, reason }: SuspendDriverInput,
    from: Caller,
  ): Promise<DriverView> => {
    assertRole(actor, 'admin');
    const isNews = await inTransaction(deps.db, (tx) =>
      judge(tx, judgement, actor, { driverId, reason: reason ?? null, today: cityDay(deps.timeZone) }, from),
    );
    if (isNews && judgement.bars) {
      await deps.clearRides({ userId: driverId, actorId: actor.userId, ipAddress: from.ipAddress });
    }
    return getDriver(deps.db, driverId);
  };

/** @returns false where it is so already */
async function judge(
  tx: Tx,
  { event, mail, notice, isSo, makesIt, bars, needsPapers = false }: OfferOutcome,
  actor: Actor,
  { driverId, reason, today }: { driverId: string; reason: string | null; today: string },
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
    })
    .from(drivers)
    .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
    .for('update');
  if (!before || isSo(before)) return false;
  const lacking = needsPapers ? await findLacking(tx, driverId, { ...before, today }) : [];
  if (lacking.length > 0) throw new AppError('DRIVER_LACKS', { lacking });
  const after = { ...before, ...makesIt };
  await changeDrivers(tx, eq(drivers.id, driverId), {
    ...makesIt,
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
