import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const activeRides = {
  title: 'Active Rides',
  open: 'Open ride',
  empty: 'No ride right now',
  emptyHint: 'The ride you are on is shown here, from the request to the end.',
  bookRide: 'Book a ride',
  loadFailed: 'Failed to load your ride.',
};

export const [useActiveRidesTexts] = defineTexts('activeRides', activeRides);
