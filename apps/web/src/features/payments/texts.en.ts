import type { PaymentMethod } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const methods: Record<PaymentMethod, string> = { cash: 'Cash' };
const aboutMethods: Record<PaymentMethod, string> = { cash: 'Pay the driver at the end of the ride.' };

export const payments = {
  title: 'Payments',
  methodTitle: 'Payment method',
  methods,
  aboutMethods,
  noCards: 'Cards aren’t available here yet.',
  receipts: 'Receipts',
  refunded: (money: string) => `Refunded ${money}`,
  loadFailed: (why: string) => `Failed to load payments: ${why}`,
  unreachable: 'we can’t reach the server.',
  empty: 'No payments yet',
  emptyHint: 'Your ride payments appear here, each with a receipt.',
  bookRide: 'Book a ride',

  receipt: 'Receipt',
  receiptOf: (id: string) => `Receipt ${id}`,
  back: 'Payments',
  backToPayments: 'Back to payments',
  print: 'Print receipt',
  onPaper: 'Print',
  asFile: 'PDF',
  download: 'Download PDF',
  asMail: 'Email',
  downloading: 'Preparing the PDF...',
  mail: 'Email receipt',
  mailing: 'Sending...',
  mailed: 'The receipt is on its way to your email.',
  mailFailed: 'The receipt couldn’t be sent.',
  receiptFailed: 'Failed to load this receipt.',
  notFound: 'This receipt was not found.',
  notFoundHint: 'The ride may have been deleted, or it isn’t yours.',
  facts: 'Payment',
  number: 'Number',
  business: 'Business ride',
  yes: 'Yes',
  date: 'Date',
  paidWith: 'Paid with',
  route: 'Route',
  fare: 'Fare',
  refund: 'Refunded',
  paid: 'You paid',
  refunds: 'Refunds',
};

export const [usePaymentsTexts] = defineTexts('payments', payments);
