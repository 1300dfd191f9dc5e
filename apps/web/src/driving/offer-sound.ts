/** Sounds are made here, not loaded. Browsers allow them only after a press: see unlockSound. */
let audio: AudioContext | undefined;

const VOLUME = 0.2;
/** So that a tone begins and ends without a click, in seconds. */
const RAMP_SECONDS = 0.01;

interface Tone {
  hz: number;
  /** From now, in seconds. */
  start: number;
  seconds: number;
}

const OFFER: Tone[] = [
  { hz: 880, start: 0, seconds: 0.12 },
  { hz: 1_175, start: 0.12, seconds: 0.12 },
];
const RIDE_CHANGE: Tone[] = [{ hz: 660, start: 0, seconds: 0.09 }];
/** Three tones. */
const EMERGENCY: Tone[] = [0, 0.3, 0.6].map((start) => ({ hz: 740, start, seconds: 0.2 }));
const REPEAT_MS = 3_000;

/** To be called while a press is being handled ('Go Online'); sounds are silent before. */
export function unlockSound(): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** After a reload nobody presses 'Go Online' again: then the first press anywhere will do. */
export function unlockSoundOnPress(): () => void {
  const ended = new AbortController();
  for (const press of ['pointerup', 'keydown'])
    document.addEventListener(press, unlockSound, { signal: ended.signal });
  return () => ended.abort();
}

function play(tones: readonly Tone[]): void {
  if (audio?.state !== 'running') return;
  const now = audio.currentTime;
  for (const { hz, start, seconds } of tones) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.frequency.value = hz;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(VOLUME, now + start + RAMP_SECONDS);
    gain.gain.setValueAtTime(VOLUME, now + start + seconds - RAMP_SECONDS);
    gain.gain.linearRampToValueAtTime(0, now + start + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(now + start);
    oscillator.stop(now + start + seconds);
  }
}

/** Rings at once and every 3 s until the returned function is called. */
export function ringForOffers(): () => void {
  play(OFFER);
  const timer = setInterval(() => play(OFFER), REPEAT_MS);
  return () => clearInterval(timer);
}

/** One short tone: the ride was changed by somebody else. */
export const playRideChange = (): void => play(RIDE_CHANGE);

/** Three tones: somebody calls for help. */
export const playEmergency = (): void => play(EMERGENCY);
