import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { MAX_MESSAGE_LETTERS, type MessageTopic } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import type formTexts from '../texts/en/parts/contact-form.ts';
import type { Problems } from './use-message-form.ts';

interface MessageFieldsProps {
  words: typeof formTexts;
  /** What is chosen unless the address says otherwise. */
  topic: MessageTopic;
  problems: Problems;
}

/** From so many letters on they are counted. */
const NEAR_THE_END = MAX_MESSAGE_LETTERS - 500;

/** The fields keep what is typed by themselves, also what was typed before the script came. */
export function MessageFields({ words, topic, problems }: MessageFieldsProps) {
  const { count } = useFormat();
  const [letters, setLetters] = useState(0);
  return (
    <>
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
    </>
  );
}
