import { createFormat } from '@ridewire/ui/format/create-format.ts';
import { expect, test } from 'vitest';
import { makeDriverRide } from '../../testing/make-ride.ts';
import { sayCash } from './say-cash.ts';
import { driver } from './texts.en.ts';

const format = createFormat({ timeZone: 'Asia/Dhaka' });
const whole = makeDriverRide('completed');

test('what the rider pays at the end is told, also where it is nothing', () => {
  expect(sayCash(whole, driver, format)).toBe('$14.50 cash');
  expect(sayCash({ ...whole, discountCents: 1_450 }, driver, format)).toBe('No cash to collect');
});
