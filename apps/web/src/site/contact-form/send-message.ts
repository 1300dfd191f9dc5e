import type { SendMessageInput } from '@ridewire/contracts';
import type { Language } from '../../kit/language/language.ts';
import type { Refused } from '../../kit/texts/say-refusal.ts';
import { sayRefusal } from './say-refusal.ts';

/** A form's fields, by their names in the API. */
export type MessageField = 'name' | 'email' | 'topic' | 'text';
export type Message = Omit<SendMessageInput, 'commandId' | 'language'>;

/** What became of a sending: null when it was stored. Without a sentence no answer came. */
export type Refusal = { field: MessageField | null; sentence: string | null } | null;

const FIELDS: readonly string[] = ['name', 'email', 'topic', 'text'] satisfies MessageField[];
/** Longer nobody waits; what was stored meanwhile is not stored twice. */
const TIMEOUT_MS = 20_000;

/**
 * Sends a message by a plain request: these pages carry no client of the API.
 * @param language what it is written in, and answered
 */
export async function sendMessage(
  input: Omit<SendMessageInput, 'language'>,
  language: Language,
): Promise<Refusal> {
  try {
    const answer = await fetch('/trpc/messages.send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...input, language }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { error, code } = (await answer.json()) as {
      // What is refused before it is read has the sentence alone.
      error?: string | { message: string; data: Refused & { fields?: Record<string, unknown> } };
      code?: string;
    };
    if (error === undefined) return null;
    if (typeof error === 'string')
      return { field: null, sentence: await sayRefusal(language, { code: code ?? '' }, error) };
    const { data, message } = error;
    const [field = ''] = Object.keys(data.fields ?? {});
    return {
      field: FIELDS.includes(field) ? (field as MessageField) : null,
      sentence: await sayRefusal(language, data, message),
    };
  } catch {
    return { field: null, sentence: null };
  }
}
