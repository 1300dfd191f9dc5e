import { sayMoney } from '@ridewire/contracts/texts/en/money';
import type { StatementWords } from './statement-words.ts';

export const EN: StatementWords = {
  title: 'Earnings statement',
  driver: 'Driver',
  days: 'Days',
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  rides: 'Rides',
  count: String,
  online: 'Time online',
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  onlineSince: (day) => `recorded since ${day}`,
  none: 'No completed rides in these days.',
  time: 'Time',
  ride: 'Ride',
  pickup: 'From',
  destination: 'To',
  fare: 'Fare',
  refunded: 'Refunded',
  fee: 'Fee',
  net: 'Net',
  cash: 'Cash from rider',
  promo: 'Promo codes',
  total: 'Total',
  bonus: (quest, day) => `Bonus “${quest}”, ${day}`,
  referralBonus: (name, isBringer, day) =>
    `Referral bonus, ${isBringer ? `you brought ${name}` : `${name} brought you`}, ${day}`,
  netWithBonuses: 'Net with bonuses',
  money: sayMoney,
};
