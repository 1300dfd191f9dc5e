import { STATUS_OF, type ErrorCode } from '@ridewire/contracts';
import { expect } from 'vitest';
import type { Person } from '../permissions/persons.ts';
import { callRest, type RestAnswer, type RestCall } from './call-rest.ts';
import type { RestStage } from './rest-stage.ts';

/** The longest an answer to nonsense may take on a busy machine, in milliseconds. */
const SLOW_MS = 3_000;

/** Makes a call, and expects an immediate refusal in the one form. */
export async function expectRefused(
  stage: RestStage,
  call: RestCall,
  as: Person = 'signedOut',
): Promise<RestAnswer> {
  const began = performance.now();
  const answer = await callRest(stage, { ...call, headers: { ...stage.bearers[as], ...call.headers } });
  expect(performance.now() - began).toBeLessThan(SLOW_MS);
  const { field, fields, ...body } = answer.body;
  const { code, message } = body as { code: ErrorCode; message: string };
  expect(body, answer.text).toEqual({ success: false, message, error: message, code });
  if (field !== undefined) {
    expect(fields[0]?.field ?? field).toBeTypeOf('string');
    expect(fields).toContainEqual({ field, message });
  }
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(answer.status).toBe(STATUS_OF[code]);
  expect(message).toMatch(/^[A-Z].*[.\w]$/s);
  return answer;
}
