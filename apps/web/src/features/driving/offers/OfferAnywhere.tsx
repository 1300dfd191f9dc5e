import { isDriving } from '@ridewire/contracts';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LocationNotice } from '../LocationNotice.tsx';
import { useOfferAnswer } from '../offer-answers.ts';
import { isDriverHome } from '../is-driver-home.ts';
import { useDrivingLive } from '../driving-live.ts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { useHideTabBar } from '../../../kit/page/tab-bar-room.ts';
import { useOfferCards } from './use-offer-cards.ts';

const OfferSheet = lazyExtra(async () => (await import('./OfferSheet.tsx')).OfferSheet);

/** Requests over every other page of a driver, and the way home with a ride accepted there. */
export function OfferAnywhere() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return isDriverHome(path) ? null : <OfferAway />;
}

function OfferAway() {
  const { data } = useDrivingLive();
  const acceptingId = useOfferAnswer('acceptingId');
  const { cards, shown, choose } = useOfferCards();
  const navigate = useNavigate();
  const ride = data?.ride;
  const activeId = ride && isDriving(ride.status) ? ride.id : null;
  const pressedId = useRef<string | null>(null);
  const goHome = useEffectEvent(() => {
    if (acceptingId !== null) pressedId.current = acceptingId;
    if (activeId !== null && activeId === pressedId.current) void navigate({ to: '/dashboard/driver' });
  });
  useEffect(() => goHome(), [acceptingId, activeId]);
  const isShown = shown !== undefined && (activeId === null || shown.offer.isNext === true);
  useHideTabBar(isShown);
  return isShown ? (
    <OfferSheet cards={cards} shown={shown} onChoose={choose}>
      <LocationNotice />
    </OfferSheet>
  ) : null;
}
