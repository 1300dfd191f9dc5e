import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button } from '@mantine/core';
import type { MessageTopic } from '@ridewire/contracts';
import { CONTACT } from '../contact-facts.ts';
import type formTexts from '../texts/en/parts/contact-form.ts';
import { MessageFields } from './MessageFields.tsx';
import { MessageSent } from './MessageSent.tsx';
import type { MessageField } from './send-message.ts';
import { useFillIn } from './use-fill-in.ts';
import { useMessageForm } from './use-message-form.ts';
import styles from './contact-form.module.css';

export interface ContactFormProps {
  words: typeof formTexts;
  /** What is chosen unless the address says otherwise. */
  topic: MessageTopic;
}

/** Writes to us. What is typed stays when it can't be sent. */
export function ContactForm({ words, topic }: ContactFormProps) {
  const { form, phase, problems, failure, sentTo, submit, mended, startAnew } = useMessageForm(words);
  useFillIn(form, topic, phase);

  if (phase === 'sent') return <MessageSent words={words} email={sentTo} onAnother={startAnew} />;
  return (
    <>
      <noscript>
        <p className={styles.note}>{words.withoutScript(CONTACT.email, CONTACT.phone)}</p>
      </noscript>
      {/* Pressed before the script has come, a form of this method does nothing, and keeps what was typed. */}
      <form
        ref={form}
        method="dialog"
        className={`${styles.form} rw-needs-script`}
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={({ target }) => mended((target as unknown as HTMLInputElement).name as MessageField)}
      >
        <MessageFields words={words} topic={topic} problems={problems} />
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Button type="submit" size="lg" aria-busy={phase === 'sending' || undefined}>
          {phase === 'sending' ? words.sending : words.send}
        </Button>
      </form>
    </>
  );
}
