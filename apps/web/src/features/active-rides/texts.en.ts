import { defineTexts } from '../../kit/texts/define-texts.ts';

export const activeRides = {
  title: 'Active Rides',
  open: 'Open ride',
  empty: 'No ride right now',
  emptyHint: 'Your current ride appears here, from request to arrival.',
  bookRide: 'Book a ride',
  loadFailed: 'Failed to load your ride.',
};

export const [useActiveRidesTexts] = defineTexts('activeRides', activeRides);
