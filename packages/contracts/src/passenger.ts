import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { PhoneNumber } from './phone-number.ts';
import { line } from './text.ts';

/** Somebody else for whom a rider books: the person in the car, whom the driver looks for and calls. */
export const Passenger = z.object(
  {
    name: line('name', 100),
    phone: PhoneNumber,
  },
  mistake('passenger'),
);
export type Passenger = z.infer<typeof Passenger>;
