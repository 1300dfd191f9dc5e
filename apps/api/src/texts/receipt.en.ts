import { sayMoney } from '@ridewire/contracts/texts/en/money';
import type { ReceiptWords } from './receipt-words.ts';

export const EN: ReceiptWords = {
  title: (id) => `Receipt #${id}`,
  date: 'Date',
  paidWith: 'Paid with',
  methods: { cash: 'Cash' },
  rideType: 'Type',
  driver: 'Driver',
  vehicle: 'Vehicle',
  plate: 'Plate',
  number: 'Number',
  rider: 'Rider',
  pickup: 'Pickup',
  stop: 'Stop',
  destination: 'Destination',
  base: 'Base fare',
  distance: (kilometers) => `Distance, ${kilometers.toFixed(1)} km`,
  time: (minutes) => `Time, about ${minutes} min`,
  minimum: 'To reach the minimum fare',
  busy: (times) => `Busy area, ${times.toFixed(1)}×`,
  waiting: 'Waiting at the pickup',
  total: 'Total',
  refund: 'Refunded',
  paid: 'You paid',
  money: sayMoney,
  dayAndTime: (day, time) => `${day} · ${time}`,
};
