import type { DispatchCity } from '@ridewire/dispatch';
import type { LatLng } from '@ridewire/contracts';
import type { Candidate, DriverIndex } from '../drivers/driver-index.ts';
import type { Queues } from '../queues/follow-queues.ts';

type QueueDeps = {
  drivers: Pick<DriverIndex, 'candidateFor'>;
  queues: Pick<Queues, 'zoneAt' | 'line' | 'zoneOf'>;
};

/** The lines as dispatch sees them. Where no zone stands, each question is answered by one look at an empty list. */
export const queuesOf = ({
  drivers,
  queues,
}: QueueDeps): Required<
  Pick<DispatchCity<{ pickup: LatLng }, Candidate, never>, 'queueFor' | 'isInLine'>
> => ({
  queueFor({ pickup }, most, excluded) {
    const zone = queues.zoneAt(pickup);
    if (!zone) return undefined;
    const near: Candidate[] = [];
    for (const driverId of queues.line(zone.id)) {
      if (near.length >= most) break;
      const candidate = drivers.candidateFor(driverId, pickup);
      if (candidate && !excluded.has(driverId)) near.push(candidate);
    }
    return { driverIds: near.map(({ driverId }) => driverId), near };
  },
  isInLine: (driverId) => queues.zoneOf(driverId) !== undefined,
});
