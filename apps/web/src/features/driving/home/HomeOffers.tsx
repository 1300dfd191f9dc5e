import { Alert } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { LocationNotice } from '../LocationNotice.tsx';
import type { OfferCard } from '../offers/arrange-cards.ts';
import { OfferPanel } from '../offers/OfferPanel.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { Notice } from './Notice.tsx';
import { sayCollect } from './say-ended.ts';
import type { DriverScreen } from './use-driver-screen.ts';

/** Requests with their own map; next to the page's until it comes. */
const OfferSheet = lazyExtra(async () => (await import('../offers/OfferSheet.tsx')).OfferSheet, OfferPanel);

interface HomeOffersProps {
  screen: DriverScreen;
  offer: OfferCard;
  isOnItsSide: boolean;
}

/** The requests instead of the view, with what the driver must not miss of it. */
export function HomeOffers({ screen, offer, isOnItsSide }: HomeOffersProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { view, isOwed, failure, cards, choose } = screen;
  const toCollect = view.name === 'ended' && isOwed ? sayCollect(view.ride, driver, format) : null;
  // A phone in landscape needs all of its height for a request.
  const Offers = isOnItsSide ? OfferSheet : OfferPanel;
  return (
    <Offers cards={cards} shown={offer} onChoose={choose}>
      {toCollect && (
        <Notice tone="warning" title={toCollect.title}>
          {toCollect.line}
        </Notice>
      )}
      {failure && <Alert color="red">{failure}</Alert>}
      <LocationNotice />
    </Offers>
  );
}
