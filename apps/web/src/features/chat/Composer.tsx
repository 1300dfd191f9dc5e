import { ActionIcon, Group, Textarea } from '@mantine/core';
import { MOST_CHAT_CHARACTERS } from '@ridewire/contracts';
import { IconSend2 } from '@tabler/icons-react';
import { FullNote } from '../../kit/forms/FullNote.tsx';
import { useKeptText } from '../../kit/forms/use-kept-text.ts';
import { useChatTexts } from './texts.en.ts';

interface ComposerProps {
  rideId: string;
  onSay: (text: string) => void;
}

/** Enter sends, Shift and Enter begins a line. */
export function Composer({ rideId, onSay }: ComposerProps) {
  const chat = useChatTexts();
  const [text, setText] = useKeptText(`chat ${rideId}`);
  const send = () => {
    if (text.trim() === '') return;
    onSay(text);
    setText('');
  };
  return (
    <>
      <FullNote text={text} most={MOST_CHAT_CHARACTERS} />
      <Group
        component="form"
        gap={8}
        align="flex-end"
        wrap="nowrap"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Textarea
          flex={1}
          size="md"
          autosize
          minRows={1}
          maxRows={4}
          aria-label={chat.write}
          placeholder={chat.write}
          maxLength={MOST_CHAT_CHARACTERS}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <ActionIcon type="submit" size="xl" aria-label={chat.send}>
          <IconSend2 size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Group>
    </>
  );
}
