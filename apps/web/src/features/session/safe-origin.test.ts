import { expect, it } from 'vitest';
import { safeOrigin } from './safe-origin.ts';

it('takes only pages of ours back', () => {
  for (const page of [
    '/dashboard/rider',
    '/dashboard/rider/history?ride=1',
    '/',
    '/login-help',
    '/help/login',
  ])
    expect(safeOrigin(page)).toBe(page);
  const refused = [
    'https://elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/login',
    '/login?from=%2Flogin',
    '/login#x',
    '/second-factor?from=%2Fdashboard',
    undefined,
    7,
    ['/dashboard/rider'],
  ];
  for (const page of refused) expect(safeOrigin(page)).toBeUndefined();
});
