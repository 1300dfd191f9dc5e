import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./sound-volumes.ts', () => ({ readSoundVolumes: () => ({ offer: 50 }) }));

/** The parts of the browser's Audio that are used here. */
class Audio extends EventTarget {
  state: 'suspended' | 'running' | 'interrupted' = 'suspended';
  currentTime = 0;
  tones = 0;
  become(state: Audio['state']): Promise<void> {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
  resume = vi.fn(() => this.become('running'));
  suspend = vi.fn(() => this.become('suspended'));
  createGain = () => ({ gain: { setValueAtTime() {}, linearRampToValueAtTime() {} }, connect() {} });
  createOscillator = () => ({
    frequency: {},
    connect: (next: object) => next,
    start: () => (this.tones += 1),
    stop() {},
  });
}

let audio: Audio;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  audio = new Audio();
  // It is called with `new`, which an arrow function can't be.
  vi.stubGlobal('AudioContext', function make() {
    return audio;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('rests between sounds, needs no press for the next one, and rings without a rest', async () => {
  const { playSound, ringForOffers, unlockSound } = await import('./play-sound.ts');
  playSound('offer');
  expect(await unlockSound()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(audio.state).toBe('suspended');
  // A later press changes nothing.
  expect(await unlockSound()).toBe(true);
  expect(audio.resume).toHaveBeenCalledTimes(1);
  const stop = ringForOffers();
  await vi.advanceTimersByTimeAsync(6_500);
  expect(audio.tones).toBe(6);
  expect(audio.suspend).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(audio.state).toBe('suspended');
});

it('what a phone took away needs a press', async () => {
  const { playSound, unlockSound } = await import('./play-sound.ts');
  await unlockSound();
  await vi.advanceTimersByTimeAsync(5_000);
  await audio.become('interrupted');
  await audio.become('suspended');
  playSound('offer');
  await vi.advanceTimersByTimeAsync(100);
  expect(audio.tones).toBe(0);
  expect(await unlockSound()).toBe(true);
  expect(audio.state).toBe('running');
});
