import { useLanguage } from '../../../kit/texts/use-language.ts';
import { useDriverTexts } from '../texts.en.ts';
import { speak } from './voices.ts';
import { useVoiceChoice } from './voice-choice.ts';

/** Turns the voice on or off. It says so at once: phones allow a page to speak only after a press. */
export function useSetVoice(): (isOn: boolean) => void {
  const { turns } = useDriverTexts();
  const language = useLanguage();
  const [, setChoice] = useVoiceChoice();
  return (isOn) => {
    setChoice((choice) => ({ ...choice, isOn, isAnswered: true }));
    if (isOn) speak(turns.spokenOn, language);
  };
}
