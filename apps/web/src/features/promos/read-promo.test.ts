import { expect, test } from 'vitest';
import { readPromo, type TypedPromo } from './read-promo.ts';

const typed: TypedPromo = {
  ...{ code: 'eid 20', isShare: true, percent: '20', cap: '', amount: '' },
  ...{ from: '2026-12-01', to: '2026-12-31', mostUses: '', mostEach: '1' },
};
const wrongOf = (change: Partial<TypedPromo>) => [...readPromo({ ...typed, ...change }).wrong];

test('what is typed is what is sent; what is left blank has no limit', () => {
  const days = { from: '2026-12-01', to: '2026-12-31' };
  expect(readPromo(typed).promo).toEqual({ code: 'EID20', percent: 20, ...days, mostEach: 1 });
  expect(readPromo({ ...typed, percent: '২০', cap: '3.50', mostUses: '500' }).promo).toEqual({
    ...{ code: 'EID20', percent: 20, capCents: 350, ...days, mostUses: 500, mostEach: 1 },
  });
  expect(readPromo({ ...typed, isShare: false, percent: '', cap: 'x', amount: '2' }).promo).toEqual({
    ...{ code: 'EID20', amountCents: 200, ...days, mostEach: 1 },
  });
});

test.each<[string, Partial<TypedPromo>]>([
  ['code', { code: 'abc' }],
  ['code', { code: 'EID-20' }],
  ['code', { code: 'ABCDEFGHIJKLMNOPQRSTU' }],
  ['percent', { percent: '101' }],
  ['percent', { percent: '0' }],
  ['percent', { percent: '2.5' }],
  ['cap', { cap: '0' }],
  ['amount', { isShare: false, amount: '' }],
  ['amount', { isShare: false, amount: '500.01' }],
  ['from', { from: '' }],
  ['to', { to: '2026-11-30' }],
  ['mostUses', { mostUses: '100001' }],
  ['mostEach', { mostEach: '' }],
])('%s can’t be taken: %o', (field, change) => expect(wrongOf(change)).toEqual([field]));
