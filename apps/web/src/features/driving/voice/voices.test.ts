import { expect, test } from 'vitest';
import { pickVoice } from './voices.ts';

const voice = (lang: string, { localService = true, isDefault = false } = {}) => ({
  lang,
  localService,
  default: isDefault,
  voiceURI: lang,
});

test('a voice of the language on the screen speaks, and no other', () => {
  const voices = [voice('de-DE', { isDefault: true }), voice('en-GB'), voice('bn_BD')];
  expect(pickVoice(voices, 'en')?.lang).toBe('en-GB');
  expect(pickVoice(voices, 'bn')?.lang).toBe('bn_BD');
  expect(pickVoice(voices.slice(0, 2), 'bn')).toBeUndefined();
  expect(pickVoice([], 'en')).toBeUndefined();
});

test('the device’s usual voice is preferred', () => {
  expect(pickVoice([voice('en-GB'), voice('en-US', { isDefault: true })], 'en')?.lang).toBe('en-US');
});

test('a voice that would send where the car is to others stays silent', () => {
  expect(pickVoice([voice('bn-IN', { localService: false })], 'bn')).toBeUndefined();
});
