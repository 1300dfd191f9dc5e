import { MOST_PASSKEY_NAME } from '@ridewire/contracts/passkey-choices';
import { parse } from 'bowser';
import { usePasskeysTexts } from './texts.en.ts';

/** What a passkey of this browser may be called: 'Chrome on Windows', or as much of it as is known. */
export function useSuggestedName(): string {
  const texts = usePasskeysTexts();
  const { browser, os, platform } = parse(navigator.userAgent);
  const system = platform.model ?? os.name;
  const name =
    browser.name && system
      ? texts.suggested(browser.name, system)
      : (browser.name ?? system ?? texts.someDevice);
  return name.slice(0, MOST_PASSKEY_NAME);
}
