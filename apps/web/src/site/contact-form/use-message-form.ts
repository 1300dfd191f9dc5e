import { useFormat } from '@ridewire/ui';
import { type FormEvent, useRef, useState } from 'react';
import type formTexts from '../texts/en/parts/contact-form.ts';
import { checkMessage } from './check-message.ts';
import type { Message, MessageField } from './send-message.ts';
import { useSendMessage } from './use-send-message.ts';

/** What stands in the way of a message, by field. */
export type Problems = Partial<Record<MessageField, string>>;

/** Checks and sends what is in a form, and tells what becomes of it. */
export function useMessageForm(words: typeof formTexts) {
  const { count } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState('');
  const { phase, send, startAnew } = useSendMessage();

  const show = (found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    const message = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Message;
    setFailure(undefined);
    const found = checkMessage(message, words, count);
    show(found);
    if (Object.keys(found).length > 0) return;
    const refusal = await send(message);
    if (refusal === undefined) return;
    if (refusal === null) return setSentTo(message.email.trim());
    if (refusal.field) show({ [refusal.field]: refusal.sentence ?? '' });
    else setFailure(refusal.sentence ?? words.unreachable);
  };
  const mended = (field: MessageField) =>
    setProblems((before) => (before[field] === undefined ? before : { ...before, [field]: undefined }));
  return { form, phase, problems, failure, sentTo, submit, mended, startAnew };
}
