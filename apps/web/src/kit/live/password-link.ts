import type { TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AnyRouter } from '@trpc/server/unstable-core-do-not-import';
import { findErrorCode } from './error-sentence.ts';

/**
 * If the server wants the password again, asks for it and repeats the call exactly once. The caller only notices that the
 * answer takes longer. A person who declines gets the refusal.
 * @param ask resolves to whether the password was given
 */
export const passwordLink =
  <Router extends AnyRouter>(ask: () => Promise<boolean>): TRPCLink<Router> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let isOver = false;
      const again = async (refusal: Parameters<typeof observer.error>[0]) => {
        const isGiven = await ask();
        if (isOver) return;
        if (isGiven) call = next(op).subscribe(observer);
        else observer.error(refusal);
      };
      let call: Unsubscribable = next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (findErrorCode(error) !== 'REAUTH_NEEDED') return observer.error(error);
          void again(error);
        },
      });
      return () => {
        isOver = true;
        call.unsubscribe();
      };
    });
