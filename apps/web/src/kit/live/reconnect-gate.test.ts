import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReconnectGate, SHORT_LIFE_MS } from './reconnect-gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a wait has ended by now. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(
    () => (done = true),
    () => (done = true),
  );
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

async function makeGate(isOnline: () => boolean = () => true) {
  const gate = new ReconnectGate(isOnline);
  await gate.pass();
  return gate;
}

describe('ReconnectGate', () => {
  it('lets the first socket through at once', async () => {
    await expect(makeGate()).resolves.toBeInstanceOf(ReconnectGate);
  });

  it('returns soon after a socket that lived', async () => {
    const gate = await makeGate();
    gate.opened(0);
    expect(gate.closed(SHORT_LIFE_MS)).toBe(true);
    expect(gate.failures).toBe(0);
    const wait = gate.pass();
    expect(await settled(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await settled(wait)).toBe(true);
  });

  it('lets a client through at once whose server asked it to move, and does not count that', async () => {
    const gate = await makeGate();
    gate.opened(0);
    gate.moves();
    expect(gate.closed(1)).toBe(true);
    expect(gate.failures).toBe(0);
    expect(await settled(gate.pass())).toBe(true);
    gate.closed(2);
    expect(await settled(gate.pass())).toBe(false);
  });

  it('counts sockets that never opened, and those that lived too short, as failures', async () => {
    const gate = await makeGate();
    expect(gate.closed(0)).toBe(false);
    gate.opened(0);
    expect(gate.closed(SHORT_LIFE_MS - 1)).toBe(true);
    expect(gate.failures).toBe(2);
    const wait = gate.pass();
    await vi.advanceTimersByTimeAsync(399);
    expect(await settled(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(401);
    expect(await settled(wait)).toBe(true);
  });

  it('stays away longer and longer from a server that ends what it begins, not from one that is away', async () => {
    const waitFor = async (gate: ReconnectGate, live: () => void) => {
      for (let i = 0; i < 8; i += 1) live();
      const wait = gate.pass();
      await vi.advanceTimersByTimeAsync(1_500);
      return settled(wait);
    };
    const away = await makeGate();
    expect(await waitFor(away, () => void away.closed(0))).toBe(true);
    const busy = await makeGate();
    const live = () => {
      busy.opened(0);
      busy.closed(10);
    };
    expect(await waitFor(busy, live)).toBe(false);
  });

  it('does not try without a network, however long, and tries at once when it returns', async () => {
    const gate = await makeGate(() => false);
    gate.closed(0);
    const wait = gate.pass();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await settled(wait)).toBe(false);
    gate.wake();
    expect(await settled(wait)).toBe(true);
  });

  it('ends a long wait early when the network returns', async () => {
    const gate = await makeGate();
    for (let i = 0; i < 8; i += 1) gate.closed(0);
    const wait = gate.pass();
    gate.wake();
    expect(await settled(wait)).toBe(true);
  });

  it('stays away for some seconds when the server said that it asks too much', async () => {
    const gate = await makeGate();
    gate.opened(0);
    gate.closed(SHORT_LIFE_MS, 4429);
    const wait = gate.pass();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await settled(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await settled(wait)).toBe(true);
  });

  it('refuses who waits when the session is over', async () => {
    const gate = await makeGate();
    gate.closed(0);
    const wait = gate.pass();
    gate.shut();
    await expect(wait).rejects.toThrow('The session is over.');
  });
});
