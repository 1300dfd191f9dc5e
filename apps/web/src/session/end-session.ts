import type { QueryClient } from '@tanstack/react-query';
import { forgetOfferAnswers } from '../driving/offer-answers.ts';
import { forgetHeldCards } from '../offers/held-cards.ts';
import { stopFollowing } from '../live/follow-live.ts';
import { closeLiveSocket } from '../live/live-socket.ts';
import { configQuery } from './config-query.ts';
import { sessionQuery } from './session-query.ts';

/** Forgets everything that belonged to the person: the socket, the subscriptions, and all that was read. */
export function endSession(cache: QueryClient): void {
  stopFollowing();
  closeLiveSocket();
  forgetOfferAnswers();
  forgetHeldCards();
  cache.setQueryData(sessionQuery.queryKey, null);
  const kept = [sessionQuery.queryKey[0], configQuery.queryKey[0]] as unknown[];
  cache.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}
