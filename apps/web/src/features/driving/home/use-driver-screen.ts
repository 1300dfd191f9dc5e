import { useOfferCards } from '../offers/use-offer-cards.ts';
import { dueCents } from './say-ended.ts';
import { useCollectedCash } from './use-collected-cash.ts';
import { useDriverView } from './use-driver-view.ts';

/** What a driver's home shows: the present view, and the requests over it or beside it. */
export function useDriverScreen() {
  const { view, live, watch } = useDriverView();
  const { cards, shown, choose } = useOfferCards();
  const isUnderWay = view.name === 'driving';
  const rideId = 'ride' in view ? view.ride.id : '';
  const { isCollected, collect } = useCollectedCash(rideId);
  // A fully refunded ride leaves nothing to collect.
  const isOwed = view.name === 'ended' && dueCents(view.ride) > 0 && !isCollected;
  return {
    view,
    viewKey: `${view.name} ${rideId}${isOwed ? ' owed' : ''}`,
    watch,
    isOwed,
    collect,
    isOnline: live.availability.data?.available === true,
    failure: live.driving.failure ?? live.availability.failure ?? live.offers.failure,
    cards,
    choose,
    /** A request instead of the view. */
    offer: isUnderWay || view.name === 'loading' ? undefined : shown,
    /** A request for after the ride under way. */
    nextOffer: isUnderWay && shown?.offer.isNext ? shown : undefined,
  };
}

export type DriverScreen = ReturnType<typeof useDriverScreen>;
