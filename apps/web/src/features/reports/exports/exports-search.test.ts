import { expect, test } from 'vitest';
import { exportInputOf } from './export-input-of.ts';
import { readExportsSearch } from './exports-search.ts';

const inputOf = (search: Record<string, unknown>) => exportInputOf(readExportsSearch(search));

test('rides of all days unless the address says otherwise', () => {
  expect(inputOf({})).toEqual({ name: 'rides' });
  expect(inputOf({ table: 'users', role: 'driver', status: 'blocked', from: '2026-01-01' })).toEqual({
    name: 'users',
    role: 'driver',
    status: 'blocked',
    from: '2026-01-01',
  });
});

test('what the table does not have is left out, and so is nonsense', () => {
  expect(inputOf({ table: 'earnings', role: 'rider', status: 'completed', type: 'xl' })).toEqual({
    name: 'earnings',
    type: 'xl',
  });
  expect(inputOf({ table: 'secrets', status: 'lost', from: 'soon' })).toEqual({ name: 'rides' });
  expect(inputOf({ from: '2026-02-02', to: '2026-02-01' })).toEqual({ name: 'rides' });
});
