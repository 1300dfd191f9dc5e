import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { raiseProblem } from './raise-problem.ts';
import { sos } from './texts.en.ts';

const refusal = (message: string) =>
  new TRPCClientError(message, { result: { error: { code: 0, message, data: { code: 'RIDE_NOT_FOUND' } } } });

describe('raiseProblem', () => {
  it('names the number, whatever happened', () => {
    expect(raiseProblem(new Error('socket'), true, sos)).toBe('The alert couldn’t be sent. Call 999.');
    expect(raiseProblem(new Error('socket'), false, sos)).toBe(
      'You’re offline, so we can’t send an alert. Call 999.',
    );
  });

  it('says why the server refused, and which number it means', () => {
    expect(raiseProblem(refusal('This ride was not found.'), true, sos)).toBe(
      'This ride was not found. Call 999.',
    );
    expect(raiseProblem(refusal('Call the emergency number.'), true, sos)).toBe(
      'Call the emergency number. It’s 999.',
    );
  });
});
