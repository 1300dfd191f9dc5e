import type { SendMessageInput } from '@ridewire/contracts';
import { isLanguage } from '../../language/language.ts';

/** A form's fields, by their names in the API. */
export type MessageField = 'name' | 'email' | 'topic' | 'text';
export type Message = Omit<SendMessageInput, 'commandId' | 'language'>;

/** What became of a sending: null when it was stored. Without a sentence no answer came. */
export type Refusal = { field: MessageField | null; sentence: string | null } | null;

const FIELDS: readonly string[] = ['name', 'email', 'topic', 'text'] satisfies MessageField[];
/** Longer nobody waits; what was stored meanwhile is not stored twice. */
const TIMEOUT_MS = 20_000;

/** Sends a message by a plain request: these pages carry no client of the API. */
export async function sendMessage(input: SendMessageInput): Promise<Refusal> {
  const { lang } = document.documentElement;
  try {
    const answer = await fetch('/trpc/messages.send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...input, language: isLanguage(lang) ? lang : undefined }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { error } = (await answer.json()) as {
      // What is refused before it is read has the sentence alone.
      error?: string | { message: string; data: { field: string | null } };
    };
    if (error === undefined) return null;
    if (typeof error === 'string') return { field: null, sentence: error };
    const { field } = error.data;
    return {
      field: field !== null && FIELDS.includes(field) ? (field as MessageField) : null,
      sentence: error.message,
    };
  } catch {
    return { field: null, sentence: null };
  }
}
