import { expect, it } from 'vitest';
import { hasVehicle } from './has-vehicle.ts';
import { newsOf, standingOf } from './standing.ts';

it('puts suspension before review', () => {
  expect(standingOf({ approved: false, suspended: false })).toBe('reviewed');
  expect(standingOf({ approved: true, suspended: false })).toBe('clear');
  expect(standingOf({ approved: true, suspended: true })).toBe('suspended');
  expect(standingOf({ approved: false, suspended: true })).toBe('suspended');
});

it('has news only of changes', () => {
  expect(newsOf('reviewed', 'clear')).toBe('approved');
  expect(newsOf('suspended', 'clear')).toBe('reactivated');
  expect(newsOf('clear', 'suspended')).toBe('suspended');
  for (const same of ['reviewed', 'clear', 'suspended'] as const) expect(newsOf(same, same)).toBeNull();
  // At first nothing has changed, and after a lost link only differences have.
  expect(newsOf(undefined, 'clear')).toBeNull();
  expect(newsOf('clear', undefined)).toBeNull();
  expect(newsOf('suspended', 'reviewed')).toBeNull();
});

it('needs both model and plate to find a car', () => {
  expect(hasVehicle({ model: 'Axio', licensePlate: 'DHK-1' })).toBe(true);
  expect(hasVehicle({ model: 'Axio', licensePlate: null })).toBe(false);
  expect(hasVehicle({ model: null, licensePlate: 'DHK-1' })).toBe(false);
});
