import type { WishKind } from '@ridewire/contracts';
import { useCallback } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { liveKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive, usePatchLive, useReadLive } from '../../kit/live/use-live.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { reduceWishes } from './reduce-wishes.ts';
import { useWishesTexts } from './texts.en.ts';

const wishesKind = liveKind('wishes', (on) => api.wishes.list.subscribe(undefined, on), reduceWishes);

/** The person's wishes about others, from all their devices. */
export const useWishesLive = () => useLive(wishesKind);

/** A person the caller had a ride with. */
export interface WishedOf {
  id: string;
  name: string;
  avatarUrl?: string | null;
}

/** Makes a wish about a person, shown at once; taken back when that fails. */
export function useMakeWish(): (of: WishedOf, kind: WishKind | null) => Promise<void> {
  const wishes = useWishesTexts();
  const patch = usePatchLive();
  const read = useReadLive();
  const { mutateAsync: make } = trpc.wishes.make.useMutation();
  return useCallback(
    async ({ id: userId, name, avatarUrl = null }, kind) => {
      const before = read(wishesKind)?.find((wish) => wish.userId === userId)?.kind ?? null;
      const show = (shown: WishKind | null) =>
        patch(wishesKind, {
          ...{ type: 'made', userId, name, avatarUrl },
          kind: shown,
          at: new Date().toISOString(),
        });
      show(kind);
      try {
        await make({ userId, wish: kind });
      } catch (error) {
        show(before);
        toastFailed(errorSentence(error, wishes.failed));
      }
    },
    [patch, read, wishes, make],
  );
}
