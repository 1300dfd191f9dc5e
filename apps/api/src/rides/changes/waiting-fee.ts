import { COMMISSION_BASIS_POINTS, USUAL_WAITING, type WaitingRules } from '@ridewire/contracts';
import type { RideSql } from '../reads/ride-sql.ts';
import type { NewValues } from './declare-change.ts';

// waitingAt and splitFare as SQL, for the statements in which a fare changes.

/** In minutes. */
const ruleOf = (ride: RideSql, rule: keyof WaitingRules): string =>
  `coalesce((${ride.waiting} ->> '${rule}')::int, ${USUAL_WAITING[rule]})`;

/** A ride’s new fare and how it is split. @param cents SQL for the fare */
export const fareOf = (cents: string): NewValues => {
  const commission = `round((${cents}) * ${COMMISSION_BASIS_POINTS}.0 / 10000)::int`;
  return { fareCents: cents, commissionCents: commission, payoutCents: `${cents} - ${commission}` };
};

/**
 * The fare with what the wait costs so far. A wait is free if only the driver says that it began, and before a
 * scheduled ride's time.
 */
export function chargeWaiting(ride: RideSql, pickedUpAt: string): NewValues {
  const since = `${ride.arrivedAt} + greatest(${ride.scheduledFor} - ${ride.arrivedAt}, interval '0')`;
  const waited = `floor(extract(epoch from ${pickedUpAt} - (${since})) / 60)`;
  const minutes = `least(greatest(${waited} - ${ruleOf(ride, 'freeMinutes')}, 0), ${ruleOf(ride, 'mostMinutes')})`;
  const cents = `case when ${ride.isArrivalSeen} then coalesce((${minutes} * ${ride.waitingRateCents})::int, 0) else 0 end`;
  return { waitingCents: cents, ...fareOf(`${ride.fareCents} + ${cents}`) };
}

/** The rider is waited for again. */
export const dropWaiting = (ride: RideSql): NewValues => ({
  waitingCents: '0',
  ...fareOf(`${ride.fareCents} - ${ride.waitingCents}`),
});

/**
 * Whether the driver waited long enough since the rider was told, which may be after an arrival kept without a
 * connection. A scheduled ride's rider isn't late before its time.
 */
export function mayLeaveWithout(ride: RideSql): string {
  const since = `now() - make_interval(mins => ${ruleOf(ride, 'noShowMinutes')})`;
  return `(${ride.status} = 'accepted' and coalesce(${ride.scheduledFor} <= ${since}, true) and exists (select from ride_events told
    where told.ride_id = ${ride.id} and told.type = 'ride.arrived' and told.at >= ${ride.arrivedAt}
    and told.at <= ${since}))`;
}
