import type { MessageView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { AnswerForm } from './AnswerForm.tsx';

/** The answer that was given, or the box for one. What somebody typed stays when another admin was first. */
export function AnswerPart({ message }: { message: MessageView }) {
  const { messages } = useTexts();
  const format = useFormat();
  const [draft, setDraft] = useState('');
  const { answered } = message;
  return (
    <>
      {answered && (
        <section className="rw-message-panel" aria-label={messages.answered}>
          <h2>{messages.answered}</h2>
          <p className="rw-message-text">{answered.text}</p>
          <p className="rw-message-by rw-message-dim">
            {messages.answeredBy(answered.by.name ?? messages.removedAdmin)}{' '}
            <time dateTime={answered.at}>{format.dateTime(answered.at)}</time>
          </p>
        </section>
      )}
      {(!answered || draft !== '') && <AnswerForm message={message} draft={draft} onDraft={setDraft} />}
    </>
  );
}
