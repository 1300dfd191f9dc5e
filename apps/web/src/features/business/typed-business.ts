import type { Business } from '@ridewire/contracts';

/** A mark as typed so far; both may stay blank. */
export interface TypedBusiness {
  costCenter: string;
  purpose: string;
}

/** What is sent of it. */
export const businessOf = ({ costCenter, purpose }: TypedBusiness): Business => ({
  costCenter: costCenter.trim() || null,
  purpose: purpose.trim() || null,
});

export const typedOf = ({ costCenter, purpose }: Business): TypedBusiness => ({
  costCenter: costCenter ?? '',
  purpose: purpose ?? '',
});
