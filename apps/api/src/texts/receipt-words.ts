import type { PaymentMethod } from '@ridewire/contracts';

/** The words of a receipt on paper and in a mail, as the receipt's page has them. */
export interface ReceiptWords {
  title: (id: string) => string;
  date: string;
  paidWith: string;
  methods: Record<PaymentMethod, string>;
  rideType: string;
  driver: string;
  vehicle: string;
  plate: string;
  /** Of a ride for work. */
  business: string;
  /** It is one, and no more is said of it. */
  yes: string;
  number: string;
  rider: string;
  pickup: string;
  stop: string;
  destination: string;
  base: string;
  distance: (kilometers: number) => string;
  time: (minutes: number) => string;
  minimum: string;
  busy: (times: number) => string;
  waiting: string;
  promo: string;
  total: string;
  refund: string;
  paid: string;
  money: (cents: number) => string;
  /** Of one moment. */
  dayAndTime: (day: string, time: string) => string;
}
