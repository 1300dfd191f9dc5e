import { useSyncExternalStore } from 'react';
import { readSoundVolumes, type SoundKind } from './sound-volumes.ts';

/** Sounds are generated, not loaded. Browsers allow them only after a press: see unlockSound. */
let audio: AudioContext | undefined;
/** We suspended the context between two sounds, because a running one drains a phone's battery even in silence. */
let isResting = false;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Gain at full volume; the default is half of it. */
const LOUDEST = 0.4;
/** Fades each tone in and out to avoid clicks, in seconds. */
const RAMP_SECONDS = 0.01;

interface Tone {
  hz: number;
  /** From now, in seconds. */
  start: number;
  seconds: number;
}

/** What is heard. Its kind decides the volume. A ride accepted for a driver is as loud as requests, and rings twice. */
export type Sound = SoundKind | 'acceptedForYou';
const volumeOf = (sound: Sound): number => {
  const volumes = readSoundVolumes();
  return sound === 'acceptedForYou' ? Math.min(100, 2 * volumes.offer) : volumes[sound];
};

const SOUNDS: Record<Sound, readonly Tone[]> = {
  acceptedForYou: [660, 880, 1_175, 660, 880, 1_175].map((hz, index) => ({
    hz,
    start: 0.16 * index,
    seconds: 0.15,
  })),
  offer: [
    { hz: 880, start: 0, seconds: 0.12 },
    { hz: 1_175, start: 0.12, seconds: 0.12 },
  ],
  rideChange: [{ hz: 660, start: 0, seconds: 0.09 }],
  arriving: [660, 880, 660, 880].map((hz, index) => ({ hz, start: 0.14 * index, seconds: 0.12 })),
  emergency: [0, 0.3, 0.6].map((start) => ({ hz: 740, start, seconds: 0.2 })),
};
const REPEAT_MS = 3_000;
/** Longer than any sound, and than the pause of a repeating one. */
const REST_AFTER_MS = 4_000;

/**
 * Unlocks sounds. Call it while a press is being handled ('Go Online'); there is no sound before.
 * @returns whether sounds can be heard now
 */
export async function unlockSound(): Promise<boolean> {
  if (!('AudioContext' in globalThis)) return false;
  if (!audio) {
    audio = new AudioContext();
    // Phones take the context away during a call.
    const own = audio;
    own.addEventListener('statechange', () => {
      if (own.state !== 'suspended') isResting = false;
      if (own.state === 'running') restLater(own);
      tell();
    });
    restLater(own);
  }
  // If the browser still refuses, the next press asks again.
  if (!isReady() && audio.state === 'suspended') await audio.resume().catch(() => {});
  return isReady();
}

function restLater(own: AudioContext): void {
  clearTimeout(rest);
  rest = setTimeout(() => {
    if (own.state !== 'running') return;
    isResting = true;
    own.suspend().catch(() => {});
  }, REST_AFTER_MS);
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isReady = (): boolean => audio?.state === 'running' || (isResting && audio?.state === 'suspended');

/** Whether sounds can be heard now. They can't before the first press after a page load. */
export const useSoundReady = (): boolean => useSyncExternalStore(subscribe, isReady);

/** Unlocks sounds with the first press anywhere. After a reload nobody presses 'Go Online' again. */
export function unlockSoundOnPress(): () => void {
  const ended = new AbortController();
  // The person pressed something already, for example to sign in.
  if (navigator.userActivation?.hasBeenActive) void unlockSound();
  for (const press of ['pointerup', 'keydown'])
    document.addEventListener(press, () => void unlockSound(), { signal: ended.signal });
  return () => ended.abort();
}

/** Plays a sound at this device's volume; does nothing before the first press. */
export function playSound(kind: Sound): void {
  const volume = (LOUDEST * volumeOf(kind)) / 100;
  const own = audio;
  if (!own || !isReady() || volume === 0) return;
  restLater(own);
  if (own.state === 'running' && !isResting) playTones(own, SOUNDS[kind], volume);
  else
    own.resume().then(
      () => playTones(own, SOUNDS[kind], volume),
      () => {
        // The browser needs another press.
        isResting = false;
        tell();
      },
    );
}

function playTones(own: AudioContext, tones: readonly Tone[], volume: number): void {
  const now = own.currentTime;
  for (const { hz, start, seconds } of tones) {
    const oscillator = own.createOscillator();
    const gain = own.createGain();
    oscillator.frequency.value = hz;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(volume, now + start + RAMP_SECONDS);
    gain.gain.setValueAtTime(volume, now + start + seconds - RAMP_SECONDS);
    gain.gain.linearRampToValueAtTime(0, now + start + seconds);
    oscillator.connect(gain).connect(own.destination);
    oscillator.start(now + start);
    oscillator.stop(now + start + seconds);
  }
}

/** Rings at once and every 3 s until the returned function is called. */
export function ringForOffers(): () => void {
  playSound('offer');
  const timer = setInterval(() => playSound('offer'), REPEAT_MS);
  return () => clearInterval(timer);
}
