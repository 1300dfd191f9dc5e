import { expect, test } from 'vitest';
import type { RestRequest } from '../procedures/rest-row.ts';
import { authRows } from './auth.rest.ts';

test.each([null, 'text', 7, undefined, [], {}])('a profile that is %j has no name', (profile) => {
  const row = authRows.find(({ path }) => path === '/auth/register');
  const body = { email: 'a@example.test', profile };
  expect(row?.input?.({ body } as unknown as RestRequest)).toMatchObject({
    ...{ email: 'a@example.test', name: undefined, phone: undefined },
  });
});
