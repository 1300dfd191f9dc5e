import type { MessageView } from '@ridewire/contracts';
import { Age } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useRowFlash } from '../../lists/use-row-flash.ts';
import { StateBadge } from '../../messages/StateBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { MessageSearch } from './message-search.ts';

export interface MessageListProps {
  messages: readonly MessageView[];
  /** To come back to. */
  search: MessageSearch;
}

/** Messages, each a line that leads to it. */
export function MessageList({ messages: shown, search }: MessageListProps) {
  const { messages } = useTexts();
  return (
    <ul className="rw-messages" aria-label={messages.list}>
      {shown.map((message) => (
        <MessageRow key={message.id} message={message} search={search} />
      ))}
    </ul>
  );
}

function MessageRow({ message, search }: { message: MessageView; search: MessageSearch }) {
  const { messages } = useTexts();
  const { id, name, email, topic, text, createdAt, answered } = message;
  const flash = useRowFlash([answered !== null], createdAt);
  return (
    <li {...flash}>
      <Link
        to="/dashboard/admin/messages/$messageId"
        params={{ messageId: id }}
        state={{ messageSearch: search }}
        className="rw-message-link"
      >
        <span className="rw-message-who">
          <span className="rw-message-name">{name}</span>
          <span className="rw-message-dim">{email}</span>
        </span>
        <span className="rw-message-said">
          <span className="rw-message-topic">{messages.topics[topic]}</span>
          <span className="rw-message-excerpt">{text}</span>
        </span>
        <span className="rw-message-end">
          <StateBadge message={message} size="sm" />
          <span className="rw-message-dim">
            <Age since={createdAt} />
          </span>
        </span>
      </Link>
    </li>
  );
}
