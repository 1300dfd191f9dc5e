import { MAX_MESSAGE_LETTERS } from '@ridewire/contracts';
import type formTexts from '../texts/en/parts/contact-form.ts';
import type { Message, MessageField } from './send-message.ts';

/** Plain enough to be right about every address; the server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What can be told without the server: what is missing, and what is too long. */
export function checkMessage(
  { name, email, text }: Message,
  words: typeof formTexts,
  count: (letters: number) => string,
): Partial<Record<MessageField, string>> {
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(!EMAIL.test(email.trim()) && { email: words.emailInvalid }),
    ...(text.trim() === '' && { text: words.messageMissing }),
    ...(text.trim().length > MAX_MESSAGE_LETTERS && { text: words.messageLong(count(MAX_MESSAGE_LETTERS)) }),
  };
}
