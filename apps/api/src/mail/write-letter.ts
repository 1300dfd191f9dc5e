import { sitePath, type Language } from '@ridewire/contracts';
import type { Addressee, Letter, LetterCode, LetterParams } from '../texts/letter.ts';
import { TEXTS } from '../texts/texts.ts';

const contact = (language: Language) => sitePath('/contact', language);
const dashboard = () => '/dashboard/driver';
const settings = () => '/settings';
/** The target of a mail's link. */
const LINKS: Partial<Record<LetterCode, (language: Language) => string>> = {
  password_reset: () => '/login',
  factor_on: settings,
  factor_off: settings,
  factor_removed: contact,
  factor_recovered: settings,
  factor_renewed: settings,
  factor_missed: () => '/forgot-password',
  passkey_added: settings,
  passkey_removed: settings,
  scheduled_moved: () => '/dashboard/rider/active-rides',
  scheduled_changed: () => '/dashboard/rider/active-rides',
  scheduled_canceled: contact,
  driver_approved: dashboard,
  driver_suspended: contact,
  driver_reactivated: dashboard,
  desk_invited: () => '/forgot-password',
  webhook_paused: () => '/dashboard/admin/webhooks',
  message_answered: contact,
};

/** Writes a mail in its recipient's language. */
export function writeLetter<Code extends LetterCode>(
  code: Code,
  { name, language }: Addressee,
  params: LetterParams[Code],
): Letter {
  const {
    label,
    paragraphs: [first, ...others],
    ...words
  } = TEXTS[language].letters[code](params);
  const path = 'path' in params ? params.path : LINKS[code]?.(language);
  return {
    language,
    heading: words.subject,
    ...words,
    paragraphs: [addressed(name, first), ...others],
    ...('code' in params && { code: params.code }),
    ...(label !== undefined && path && { link: { label, path } }),
  };
}

/** A written text as paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

/** The sentence, beginning with the name if there is one. Bangla has no capitals to lose. */
const addressed = (name: string | null, sentence: string): string =>
  name ? `${name}, ${sentence[0]?.toLowerCase() ?? ''}${sentence.slice(1)}` : sentence;
