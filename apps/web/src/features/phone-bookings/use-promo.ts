import type { PhoneRider, UsablePromo } from '@ridewire/contracts';
import { useState } from 'react';

export interface Promo {
  /** The rider whose code it can be; null for a rider without an account. */
  riderId: string | null;
  value: UsablePromo | null;
  set: (promo: UsablePromo | null) => void;
}

/** The promo code of a call. It was checked for one rider: with another one it is gone. */
export function usePromo(rider: PhoneRider | undefined): Promo {
  const [applied, setApplied] = useState<{ riderId: string; promo: UsablePromo } | null>(null);
  const riderId = rider && !rider.isGuest ? rider.id : null;
  return {
    riderId,
    value: applied?.riderId === riderId ? (applied?.promo ?? null) : null,
    set: (promo) => setApplied(promo && riderId !== null ? { riderId, promo } : null),
  };
}
