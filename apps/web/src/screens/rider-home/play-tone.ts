const HERTZ = 660;
const SECONDS = 0.09;
const GAIN = 0.2;

let audio: AudioContext | undefined;

/** Browsers allow sound only after a press: call it in one. */
export function prepareTone(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

/** One short tone and a short vibration, where the browser lets us; silence otherwise. */
export function playTone(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
  if (audio?.state !== 'running') return;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  const end = audio.currentTime + SECONDS;
  oscillator.frequency.value = HERTZ;
  volume.gain.setValueAtTime(GAIN, audio.currentTime);
  // Faded out: a tone that is cut off clicks.
  volume.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start();
  oscillator.stop(end);
}
