import type { Noun } from '../procedures/noun.ts';
import { createBookingsRouter } from './bookings.router.ts';

export const bookings = { procedures: { router: createBookingsRouter, area: 'rides' } } satisfies Noun;
