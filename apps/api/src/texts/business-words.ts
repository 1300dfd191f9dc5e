/** The words of a month's rides for work, on paper and as CSV. */
export interface BusinessWords {
  title: string;
  rider: string;
  month: string;
  /** From one day to another, both included. */
  period: (from: string, to: string) => string;
  rides: string;
  count: (n: number) => string;
  none: string;
  noCostCenter: string;
  costCenter: string;
  purpose: string;
  date: string;
  time: string;
  ride: string;
  pickup: string;
  destination: string;
  rideType: string;
  distance: string;
  distanceKm: string;
  kilometers: (kilometers: number) => string;
  fare: string;
  promo: string;
  refunded: string;
  paid: string;
  total: string;
  totalOf: (costCenter: string) => string;
  money: (cents: number) => string;
  /** Of one moment. */
  dayAndTime: (day: string, time: string) => string;
}
