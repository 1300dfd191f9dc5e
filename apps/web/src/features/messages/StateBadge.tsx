import type { MessageView } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { IconCheck } from '@tabler/icons-react';
import { useMessagesTexts } from './texts.en.ts';

/** Whether a message waits for an answer. */
export function StateBadge({ message, size = 'md' }: { message: MessageView; size?: 'sm' | 'md' }) {
  const messages = useMessagesTexts();
  return message.answered ? (
    <ToneBadge tone="gray" icon={IconCheck} size={size}>
      {messages.states.answered}
    </ToneBadge>
  ) : (
    <ToneBadge tone="amber" size={size}>
      {messages.states.open}
    </ToneBadge>
  );
}
