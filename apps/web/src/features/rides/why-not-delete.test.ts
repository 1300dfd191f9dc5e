import { expect, test } from 'vitest';
import { whyNotDelete } from './why-not-delete.ts';

const NOBODY = new Set<string>();
const ride = (status: 'completed' | 'in_transit', refundedCents = 0) => ({ id: 'a', status, refundedCents });

test('a finished ride can be deleted, unless it is refunded or somebody calls for help from it', () => {
  expect(whyNotDelete(ride('completed'), NOBODY)).toBeNull();
  expect(whyNotDelete(ride('in_transit'), NOBODY)).toBe('isActive');
  expect(whyNotDelete(ride('completed', 1), NOBODY)).toBe('isRefunded');
  expect(whyNotDelete(ride('completed'), new Set(['a']))).toBe('hasAlert');
});
