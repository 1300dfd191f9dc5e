import { z } from 'zod';
import { isPhoneNumber } from './guests.ts';
import { mistake } from './mistakes.ts';
import { boundedLine, line } from './text.ts';

/** Somebody else for whom a rider books: the person in the car, whom the driver looks for and calls. */
export const Passenger = z.object(
  {
    name: line('name', 100),
    phone: boundedLine('phone', { max: 30 }).refine(isPhoneNumber, mistake('phoneNumber')),
  },
  mistake('passenger'),
);
export type Passenger = z.infer<typeof Passenger>;
