import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@ridewire/api/router';
import { expect, it, vi } from 'vitest';
import { passwordLink } from './password-link.ts';

const refusal = (code: string) =>
  TRPCClientError.from({ error: { message: code, code: -32_003, data: { code } } } as never);

/** A server that answers each call in turn: with a refusal's code, or with success. */
function open(answers: string[], isGiven: boolean) {
  const sent: unknown[] = [];
  const server: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        sent.push(op.input);
        const answer = answers.shift() ?? 'done';
        if (answer !== 'done') {
          observer.error(refusal(answer) as never);
          return;
        }
        observer.next({ result: { type: 'data', data: answer } });
        observer.complete();
      });
  const ask = vi.fn(() => Promise.resolve(isGiven));
  const client = createTRPCClient<AppRouter>({ links: [passwordLink(ask), server] });
  return { sent, ask, block: () => client.users.block.mutate({ userId: 'one' }) };
}

it('asks once and sends the same again, once', async () => {
  const { sent, ask, block } = open(['REAUTH_NEEDED'], true);
  expect(await block()).toBe('done');
  expect(ask).toHaveBeenCalledOnce();
  expect(sent).toEqual([{ userId: 'one' }, { userId: 'one' }]);
});

it('does not ask a second time', async () => {
  const { sent, ask, block } = open(['REAUTH_NEEDED', 'REAUTH_NEEDED'], true);
  await expect(block()).rejects.toMatchObject({ data: { code: 'REAUTH_NEEDED' } });
  expect([ask.mock.calls.length, sent.length]).toEqual([1, 2]);
});

it('sends nothing again where the password is not given', async () => {
  const { sent, block } = open(['REAUTH_NEEDED'], false);
  await expect(block()).rejects.toMatchObject({ data: { code: 'REAUTH_NEEDED' } });
  expect(sent).toHaveLength(1);
});

it('leaves every other answer as it is', async () => {
  const { ask, block } = open(['USER_NOT_FOUND'], true);
  await expect(block()).rejects.toMatchObject({ data: { code: 'USER_NOT_FOUND' } });
  expect(await block()).toBe('done');
  expect(ask).not.toHaveBeenCalled();
});
