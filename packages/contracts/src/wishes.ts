import { z } from 'zod';
import { WISH_KINDS, type WishKind } from './choices.ts';
import { mistake } from './mistakes.ts';

/** What somebody wants of matching with another person; null takes it back. */
export const MakeWishInput = z.object({
  /** The driver for a rider, the rider for a driver. */
  userId: z.uuid(mistake('userId')),
  wish: z.enum(WISH_KINDS, mistake('wishKind')).nullable(),
});
export type MakeWishInput = z.infer<typeof MakeWishInput>;

/** What the person wants of somebody, as they alone see it. */
export interface WishView {
  userId: string;
  name: string;
  avatarUrl: string | null;
  kind: WishKind;
  /** ISO 8601. */
  at: string;
}

/** wishes.list: always sent whole, as a new snapshot; there are no changes. */
export interface WishesSnapshot {
  wishes: WishView[];
}
