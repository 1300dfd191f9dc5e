import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';

/** Where we are reached, wherever it is shown. The street stands with the words: it is written in each language. */
export const CONTACT = {
  phone: '+880 2 5500 0000',
  phoneLink: 'tel:+880255000000',
  email: 'support@ridewire.example',
  /** 24-hour clock, in the city's time. */
  hours: [
    { days: 'workdays', from: '09:00', to: '20:00' },
    { days: 'weekend', from: '10:00', to: '18:00' },
  ],
  emergency: EMERGENCY_NUMBER,
} as const;
