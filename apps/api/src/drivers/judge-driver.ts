import type { DriverView, NotificationType, SuspendDriverInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { queueMail, type MailJob } from '../mail/mail-job.ts';
import { makeNotifications, sqlText } from '../notifications/make-notifications.ts';
import { clearRidesNow, queueClearRides } from '../rides/clear-rides.ts';
import { getDriver } from './driver-queries.ts';
import { TELL_DRIVER_CHANGED } from './tell-driver-changed.ts';

/** What an admin decides about a driver. */
interface Judgement {
  event: 'driver.approved' | 'driver.suspended' | 'driver.reactivated';
  /** The mail, and the notification. */
  tells: Extract<MailJob['kind'], `driver_${string}`> & NotificationType;
  title: string;
  /** SQL of a text, of rows named `d` after the change. */
  message: string;
  /** SQL: of whom it is not so yet, and what makes it so. */
  when: string;
  set: string;
  /** Whether the driver may not drive any more. */
  bars: boolean;
}

const JOB = `json_build_object('userId', d.id, 'actorId', $2::uuid, 'ipAddress', $3::text)`;

/**
 * The change, its event, its mail, and who is told; $1 the driver, $2 the admin, $3 their address, $4 the reason where one is given. The driver's row is
 * locked before it is changed: an accept under way is waited for, so that clearing the rides finds it.
 */
const write = ({ event, tells, title, message, when, set, bars }: Judgement) => `
with held as materialized (
  select id, approved, suspended, available from drivers where id = $1 and deleted_at is null for update
), judged as (
  update drivers d set ${set}, version = d.version + 1, updated_at = now() from held
  where d.id = held.id and ${when}
  returning d.*
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select j.id, '${event}', $2, 'admin', $3, jsonb_strip_nulls(jsonb_build_object(${[
    'approved',
    'suspended',
    'available',
  ]
    .map(
      (column) =>
        `'${column}', case when held.${column} <> j.${column} then jsonb_build_object('from', held.${column}, 'to', j.${column}) end`,
    )
    .join()}, 'reason', $4::text))
  from judged j join held on held.id = j.id
), told as (
  ${makeNotifications({ type: tells, to: 'd.id', title: sqlText(title), message, from: 'judged d' })}
)
select ${TELL_DRIVER_CHANGED} as changed,
  ${queueMail(`json_build_object('kind', '${tells}', 'userId', d.id)`)} as mail,
  ${bars ? queueClearRides(JOB) : 'null'} as job
from judged d join users u on u.id = d.id`;

/**
 * Makes the verb of a judgement. Where it is so already, nothing happens: no event, no mail.
 * @throws AppError DRIVER_NOT_FOUND
 */
export function judgeDriver(judgement: Judgement) {
  const text = write(judgement);
  return async (
    core: Core,
    actor: Actor,
    { driverId, reason }: SuspendDriverInput,
    from: Caller,
  ): Promise<DriverView> => {
    assertRole(actor, 'admin');
    const result = await core.db.pool.query({
      name: judgement.event,
      text,
      values: [driverId, actor.userId, from.ipAddress, reason ?? null],
    });
    if (result.rowCount && judgement.bars) {
      await clearRidesNow(core, { userId: driverId, actorId: actor.userId, ipAddress: from.ipAddress });
    }
    return getDriver(core.db, driverId);
  };
}
