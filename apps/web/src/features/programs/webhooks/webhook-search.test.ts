import { expect, test } from 'vitest';
import { readWebhookSearch } from './webhook-search.ts';

const webhook = '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27';

test('the address keeps the webhook, the state and the page', () => {
  const search = { webhook, state: 'failed', page: 2 };
  expect(readWebhookSearch(search)).toEqual(search);
});

test.each([{ webhook: 'x' }, { webhook: 7 }, { state: 'all' }, { page: -1 }])('%j is left out', (search) =>
  expect(readWebhookSearch(search)).toEqual({ webhook: undefined, state: undefined, page: undefined }),
);
