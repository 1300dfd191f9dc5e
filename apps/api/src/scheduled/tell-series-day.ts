import type { SeriesWhy } from '@ridewire/contracts';
import type { Tx } from '../core/in-transaction.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import type { SeriesRow } from './series-queries.ts';
import { wasToldOfBlock } from './was-told-of-block.ts';

/**
 * Tells a rider why their series has no ride on a day, or that its time comes twice then. A day without its car is mailed too; while the
 * rider is blocked, only the first one.
 */
export async function tellSeriesDay(
  tx: Tx,
  {
    id: seriesId,
    riderId,
    time,
    destinationAddress,
  }: Pick<SeriesRow, 'id' | 'riderId' | 'time' | 'destinationAddress'>,
  day: string,
  why: SeriesWhy,
): Promise<void> {
  const isMailed = why !== 'twice' && !(why === 'blocked' && (await wasToldOfBlock(tx, riderId)));
  await tellPeople(tx, {
    to: [riderId],
    type: 'series_ride',
    params: { day, time, destination: destinationAddress, why },
  });
  if (isMailed) await queueMail(tx, { kind: 'series_day', userId: riderId, seriesId, day, why });
}
