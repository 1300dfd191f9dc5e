import type { UsablePromo } from '@ridewire/contracts';
import { useState } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { usePromoRefusal } from '../promos/field/use-promo-refusal.ts';
import type { PickupChoice } from '../scheduled/pickup-choice.ts';

/**
 * The promo code of a ride that is changed, as it counts at a time.
 * @param riderId whose it is, at the desk
 */
export function useChangePromo(code: string | null, at: PickupChoice, riderId: string | undefined) {
  const { client } = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const wish = { code: code ?? '', at };
  const isDesk = riderId !== undefined;
  const options = (isOn: boolean) => ({ enabled: code !== null && isOn, staleTime: 0 });
  const own = trpc.promos.check.useQuery(wish, options(!isDesk));
  const desks = trpc.bookings.checkPromo.useQuery({ ...wish, riderId: riderId ?? '' }, options(isDesk));
  const { data, error, isFetching } = isDesk ? desks : own;
  const sayRefusal = usePromoRefusal();
  const refusal = code === null ? null : sayRefusal(error, code, true);
  const check = async (typed: string): Promise<UsablePromo> => {
    setAsking(true);
    try {
      return await (isDesk
        ? client.bookings.checkPromo.query({ riderId, code: typed, at })
        : client.promos.check.query({ code: typed, at }));
    } finally {
      setAsking(false);
    }
  };
  return {
    refusal,
    /** What it takes off; null where it doesn't count, and while that isn't known. */
    counted: code !== null && refusal === null && data?.code === code ? data : null,
    isChecking: isAsking || isFetching,
    check,
  };
}
