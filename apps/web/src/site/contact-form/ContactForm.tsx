import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { MAX_MESSAGE_LETTERS, type MessageTopic } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { IconCircleCheck } from '@tabler/icons-react';
import { CONTACT } from '../contact-facts.ts';
import type formTexts from '../texts/en/parts/contact-form.ts';
import { checkMessage } from './check-message.ts';
import type { Message, MessageField } from './send-message.ts';
import { useSendMessage } from './use-send-message.ts';
import styles from './contact-form.module.css';
import { useVisitor } from '../use-visitor.ts';

export interface ContactFormProps {
  words: typeof formTexts;
  /** What is chosen unless the address says otherwise. */
  topic: MessageTopic;
}

/** From so many letters on they are counted. */
const NEAR_THE_END = MAX_MESSAGE_LETTERS - 500;

/**
 * Writes to us. The fields keep what is typed by themselves: also what was typed before the script came, and whatever
 * becomes of the sending.
 */
export function ContactForm({ words, topic }: ContactFormProps) {
  const { count } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const [letters, setLetters] = useState(0);
  const [problems, setProblems] = useState<Partial<Record<MessageField, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState('');
  const { phase, send, startAnew } = useSendMessage();
  useFillIn(form, topic, phase);

  const show = (found: Partial<Record<MessageField, string>>) => {
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
        <TextInput
          name="name"
          size="md"
          label={words.name}
          autoComplete="name"
          required
          error={problems.name}
        />
        <TextInput
          name="email"
          type="email"
          size="md"
          label={words.email}
          autoComplete="email"
          required
          error={problems.email}
        />
        <NativeSelect
          name="topic"
          size="md"
          label={words.topic}
          defaultValue={topic}
          data={Object.entries(words.topics).map(([value, label]) => ({ value, label }))}
          error={problems.topic}
        />
        <Textarea
          name="text"
          size="md"
          label={words.message}
          rows={6}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          resize="vertical"
          required
          description={
            letters > NEAR_THE_END
              ? words.letters(count(letters), count(MAX_MESSAGE_LETTERS))
              : words.atMost(count(MAX_MESSAGE_LETTERS))
          }
          error={problems.text}
          onChange={({ currentTarget }) => setLetters(currentTarget.value.trim().length)}
        />
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

interface MessageSentProps {
  words: typeof formTexts;
  email: string;
  onAnother: () => void;
}

/** Instead of the form, once it was sent. Takes the focus, for the button that was pressed is gone. */
function MessageSent({ words, email, onAnother }: MessageSentProps) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} tabIndex={-1} role="status" className={`${styles.sent} rw-site-card`}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      <p className={styles.sentWord}>{words.sent}</p>
      <p>{words.sentHint(email)}</p>
      <Button variant="default" size="md" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}

/**
 * Fills in what is known: the topic in the address, and who is signed in. What somebody typed or chose stays.
 * @param topic what is chosen unless somebody chose another
 * @param phase with a new form it is filled in again
 */
function useFillIn(form: RefObject<HTMLFormElement | null>, topic: string, phase: string): void {
  const { visitor } = useVisitor();
  const isShown = phase !== 'sent';
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('topic');
    const field = form.current?.elements.namedItem('topic');
    if (!asked || !(field instanceof HTMLSelectElement) || field.value !== topic) return;
    if ([...field.options].some(({ value }) => value === asked)) field.value = asked;
  }, [form, topic, isShown]);
  useEffect(() => {
    for (const name of ['name', 'email'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (visitor && field instanceof HTMLInputElement && field.value === '') field.value = visitor[name];
    }
  }, [form, isShown, visitor]);
}
