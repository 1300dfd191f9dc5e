import { z } from 'zod';
import { WISH_KINDS, type WishKind } from './choices.ts';
import { mistake } from './mistakes.ts';

/** A wish about being matched with another person; null takes it back. */
export const MakeWishInput = z.object({
  /** The driver if a rider calls, the rider if a driver calls. */
  userId: z.uuid(mistake('userId')),
  wish: z.enum(WISH_KINDS, mistake('wishKind')).nullable(),
});
export type MakeWishInput = z.infer<typeof MakeWishInput>;

/** A person's wish about someone, which only they can see. */
export interface WishView {
  userId: string;
  name: string;
  avatarUrl: string | null;
  kind: WishKind;
  /** ISO 8601. */
  at: string;
}

/** wishes.list is always sent whole, as a new snapshot; there are no changes. */
export interface WishesSnapshot {
  wishes: WishView[];
}
