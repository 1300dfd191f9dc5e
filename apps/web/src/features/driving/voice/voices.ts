import { useSyncExternalStore } from 'react';
import type { Language } from '../../../kit/language/language.ts';
import { useLanguage } from '../../../kit/texts/use-language.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'voiceURI'>;

/**
 * A voice for a language. Only one on the device: others send each sentence, and so where the car is, to the browser's
 * maker.
 */
export function pickVoice<Known extends Voice>(
  voices: readonly Known[],
  language: Language,
): Known | undefined {
  const own = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return own.find((voice) => voice.default) ?? own[0];
}

const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in globalThis ? speechSynthesis : undefined;

const findVoice = (language: Language) => pickVoice(speech()?.getVoices() ?? [], language);

/** Browsers learn their voices after the page has started. */
function subscribe(listener: () => void): () => void {
  const synthesis = speech();
  synthesis?.addEventListener('voiceschanged', listener);
  return () => synthesis?.removeEventListener('voiceschanged', listener);
}

/** Whether this device can say something in the language on the screen. */
export function useHasVoice(): boolean {
  const language = useLanguage();
  return useSyncExternalStore(subscribe, () => findVoice(language) !== undefined);
}

/** Says it, in place of what is being said: an older turn is no longer true. Silent without a voice. */
export function speak(sentence: string, language: Language): void {
  const synthesis = speech();
  const voice = findVoice(language);
  if (!synthesis || !voice) return;
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  synthesis.cancel();
  synthesis.speak(utterance);
}

/** Ends what is being said. */
export const beSilent = (): void => speech()?.cancel();
