import type { CheckPromoInput, PhoneRider, UsablePromo } from '@ridewire/contracts';
import { useState } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { usePromoRefusal } from '../promos/field/use-promo-refusal.ts';

export interface Promo {
  /** The rider whose code it can be; null for a rider without an account. */
  riderId: string | null;
  /** When the ride is; undefined for now. */
  at: CheckPromoInput['at'];
  value: UsablePromo | null;
  /** Why the code doesn’t count at that time; null if it does. */
  refusal: string | null;
  /** The code, if it counts. */
  counted: UsablePromo | null;
  /** Whether a code is being checked: until the answer, nobody knows the price. */
  isChecking: boolean;
  /** Asks what a code takes off, for this rider and time. */
  check: (code: string) => Promise<UsablePromo>;
  set: (promo: UsablePromo | null) => void;
}

/** The promo code of a call. It was checked for one rider: with another one it is gone. At another time it is checked anew. */
export function usePromo(rider: PhoneRider | undefined, at: CheckPromoInput['at']): Promo {
  const [applied, setApplied] = useState<{ riderId: string; promo: UsablePromo } | null>(null);
  const riderId = rider && !rider.isGuest ? rider.id : null;
  const value = applied?.riderId === riderId ? (applied?.promo ?? null) : null;
  const sayRefusal = usePromoRefusal();
  const { client } = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const { error, isFetching } = trpc.bookings.checkPromo.useQuery(
    { riderId: riderId ?? '', code: value?.code ?? '', at },
    { enabled: value !== null, staleTime: 0 },
  );
  const refusal = value && sayRefusal(error, value.code, at !== undefined);
  return {
    ...{ riderId, at, value, refusal },
    counted: refusal === null ? value : null,
    isChecking: isAsking || isFetching,
    check: async (code) => {
      setAsking(true);
      try {
        return await client.bookings.checkPromo.query({ riderId: riderId ?? '', code, at });
      } finally {
        setAsking(false);
      }
    },
    set: (promo) => setApplied(promo && riderId !== null ? { riderId, promo } : null),
  };
}
