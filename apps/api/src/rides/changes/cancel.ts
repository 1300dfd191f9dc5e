import type { Role } from '@ridewire/contracts';
import { sqlList } from '@ridewire/db/sql-list';
import { sqlText, type RideSql } from '../reads/ride-sql.ts';
import { needsReason } from '../rules/ride-policy.ts';
import { sourcesOf, type Mover } from '../rules/ride-state.ts';
import { fromTo, OFFERS_END, type Facts } from './change-parts.ts';
import { declareChange, type NewValues } from './declare-change.ts';
import {
  BY_PERSON,
  by,
  declareTransition,
  enterStatus,
  NOT_RESERVED,
  AS_SEEN,
  isSeen,
  type OfRide,
  type ByPerson,
  type AsSeen,
} from './transition.ts';
import { tellUnserved } from './tell-unserved.ts';
import { mayLeaveWithout } from './waiting-fee.ts';

const cancelValues = (mover: Mover, reason: string): NewValues => ({
  ...enterStatus('canceled'),
  ...NOT_RESERVED,
  canceledBy: sqlText(mover),
  cancelReason: reason,
});

/** The driver who was to take it next is told, and all with an open offer. */
const cancelTells = (was: RideSql) => ({
  facts: { leftDriverId: was.nextDriverId },
  asked: { ...OFFERS_END, where: `${was.status} = 'requested'` },
});

const keptOfCancel = (reason: string, was: RideSql): Facts => ({
  reason,
  driver: `case when ${was.nextDriverId} is not null then ${fromTo(was.nextDriverId, 'null')} end`,
});

interface Cancel extends AsSeen {
  /** The driver waited at the pickup for the rider, who didn't come. */
  isNoShow?: boolean | undefined;
}

const cancelBy = (mover: Role) => {
  const needReason = sourcesOf('canceled', mover).filter((status) => needsReason(status, 'canceled', mover));
  return declareTransition<Cancel>('canceled', mover, {
    name: `cancel_rides_by_${mover}`,
    event: 'ride.canceled',
    input: { ...AS_SEEN, isNoShow: 'boolean' },
    update: ({ given, ride }) => ({
      guards: [
        ...isSeen(ride, given),
        ...(mover === 'admin' ? [] : [`${ride[`${mover}Id` as const]} = ${given.actorId}`]),
        ...(needReason.length > 0
          ? [`(${given.reason} is not null or ${ride.status} not in ${sqlList(needReason)})`]
          : []),
        `(not coalesce(${given.isNoShow}, false) or ${mayLeaveWithout(ride)})`,
      ],
      set: { ...cancelValues(mover, given.reason), isNoShow: `coalesce(${given.isNoShow}, false)` },
    }),
    effects: ({ given, was }) => ({
      by: by(mover, given),
      kept: keptOfCancel(given.reason, was),
      ...cancelTells(was),
    }),
  });
};

export const CANCEL = {
  rider: cancelBy('rider'),
  driver: cancelBy('driver'),
  admin: cancelBy('admin'),
} as const;

/** A blocked rider's ride ends, unless the rider is in the car. */
export const CANCEL_OF_BARRED = declareChange<ByPerson>({
  name: 'cancel_rides_of_barred',
  event: 'ride.canceled',
  input: BY_PERSON,
  from: ['requested', 'accepted'],
  update: () => ({ guards: [], set: cancelValues('admin', 'null') }),
  effects: ({ given, was }) => ({
    by: by('admin', given),
    kept: keptOfCancel('null', was),
    ...cancelTells(was),
  }),
});

interface Expire extends OfRide {
  timeZone: string;
}

export const EXPIRE = declareChange<Expire>({
  name: 'expire_rides',
  event: 'ride.canceled',
  input: { rideId: 'uuid', timeZone: 'text' },
  from: ['requested'],
  update: () => ({ guards: [], set: cancelValues('system', `'no_driver'`) }),
  effects: ({ given, was }) => {
    const { facts, asked } = cancelTells(was);
    const unserved = tellUnserved(given.timeZone);
    return {
      by: null,
      kept: keptOfCancel(`'no_driver'`, was),
      others: unserved.ctes,
      facts: { ...facts, ...unserved.facts, bySystem: 'true' },
      asked,
      more: unserved.more,
    };
  },
});
