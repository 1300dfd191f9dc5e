import { defineTexts } from '../../kit/texts/define-texts.ts';

/** Rides for work. */
export const business = {
  isBusiness: 'Business ride',
  costCenter: 'Cost center',
  costCenterHint: 'Such as a team, a client or a project',
  purpose: 'Purpose',
  purposeHint: 'Such as a visit to a customer',
  private: 'It’s on your receipt and your monthly sheet. Our team can see it; your driver can’t.',
  mark: 'Mark as business',
  change: 'Change',
  remove: 'Not a business ride',
  save: 'Save',
  saved: 'Saved as a business ride',
  removed: 'No longer a business ride',
  failed: 'Failed to save this',
  nothingSaid: 'No cost center or purpose',

  title: 'Business rides',
  back: 'Ride history',
  earlier: 'Earlier month',
  later: 'Later month',
  csv: 'Export CSV',
  pdf: 'Export PDF',
  preparing: 'Preparing the file...',
  loadFailed: 'Failed to load your business rides.',
  none: 'No business rides in this month',
  noneHint: 'Mark a ride as business when you book it, or later in your ride history.',
  noCostCenter: 'No cost center',
  caption: (zone: string) => `A ride belongs to the month it ended in. Times in ${zone}.`,
  total: 'Total',
  monthTotal: 'Total of the month',
  columns: {
    date: 'Date',
    route: 'Route',
    distance: 'Distance',
    type: 'Type',
    fare: 'Fare',
    refunded: 'Refunded',
    paid: 'Paid',
  },
  promo: (money: string) => `Promo code −${money}`,
};

export const [useBusinessTexts] = defineTexts('business', business);
