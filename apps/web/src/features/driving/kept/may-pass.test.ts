import { STATUS_OF, type ErrorCode } from '@ridewire/contracts/refusals';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { mayPass } from './may-pass.ts';

const refusal = (code: ErrorCode) =>
  new TRPCClientError(code, {
    result: { error: { code: -32_000, message: code, data: { code, httpStatus: STATUS_OF[code] } } },
  });

test.each(['INTERNAL', 'NOT_READY', 'LOCKED', 'TOO_MANY', 'NOT_SIGNED_IN'] as const)(
  'an act answered %s is sent again',
  (code) => {
    expect(mayPass(refusal(code))).toBe(true);
  },
);

test.each(['PIN_LOCKED', 'PIN_WRONG', 'RIDE_NOT_FOUND', 'ILLEGAL_STEP', 'ACT_TOO_OLD', 'BAD_INPUT'] as const)(
  'an act answered %s is not',
  (code) => {
    expect(mayPass(refusal(code))).toBe(false);
  },
);

test('an act whose answer was lost is sent again, and a fault of our own is not', () => {
  expect(mayPass(new TRPCClientError('lost'))).toBe(true);
  expect(mayPass(new TypeError('ours'))).toBe(false);
});
