import { Stack, Text } from '@mantine/core';
import type { MessageView } from '@ridewire/contracts';
import { Age } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { StateBadge } from './StateBadge.tsx';
import type { MessageSearch } from './message-search.ts';
import { useMessagesTexts } from './texts.en.ts';
import styles from './messages.module.css';
import { Rows } from '../../kit/lists/Rows.tsx';

export interface MessageListProps {
  messages: readonly MessageView[];
  /** For the way back. */
  search: MessageSearch;
}

/** Messages, each a line that links to it. */
export function MessageList({ messages: shown, search }: MessageListProps) {
  const messages = useMessagesTexts();
  return (
    <Rows aria-label={messages.list}>
      {shown.map((message) => (
        <MessageRow key={message.id} message={message} search={search} />
      ))}
    </Rows>
  );
}

function MessageRow({ message, search }: { message: MessageView; search: MessageSearch }) {
  const messages = useMessagesTexts();
  const { id, name, email, topic, text, createdAt, answered } = message;
  const flash = useRowFlash([answered !== null], createdAt);
  return (
    <li {...flash}>
      <Link
        to="/dashboard/admin/messages/$messageId"
        params={{ messageId: id }}
        state={{ messageSearch: search }}
        className={styles.link}
      >
        <span className={styles.who}>
          <Text span fw={600}>
            {name}
          </Text>
          <Text span size="sm" c="dimmed">
            {email}
          </Text>
        </span>
        <span className={styles.said}>
          <Text span fw={500}>
            {messages.topics[topic]}
          </Text>
          <span className={styles.excerpt}>{text}</span>
        </span>
        <Stack component="span" gap="xs" align="flex-end">
          <StateBadge message={message} size="sm" />
          <Text span size="sm" c="dimmed">
            <Age since={createdAt} />
          </Text>
        </Stack>
      </Link>
    </li>
  );
}
