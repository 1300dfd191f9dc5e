/** The words of a driver's statement on paper. */
export interface StatementWords {
  title: string;
  driver: string;
  days: string;
  /** From one day to another, both included. */
  period: (from: string, to: string) => string;
  rides: string;
  count: (n: number) => string;
  online: string;
  /** A time online, and whether nothing is known of the time before a day. */
  hours: (hours: number, minutes: number) => string;
  onlineSince: (day: string) => string;
  none: string;
  time: string;
  ride: string;
  pickup: string;
  destination: string;
  fare: string;
  refunded: string;
  fee: string;
  net: string;
  cash: string;
  promo: string;
  total: string;
  /** A quest’s bonus, and the day it was reached. */
  bonus: (quest: string, day: string) => string;
  /** What a driver got for bringing another one, or for coming by another one, and the day it was paid. */
  referralBonus: (name: string, isBringer: boolean, day: string) => string;
  netWithBonuses: string;
  money: (cents: number) => string;
}
