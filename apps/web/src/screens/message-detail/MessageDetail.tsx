import '../../lists/lists.css';
import '../../messages/messages.css';
import { Anchor, Button, Skeleton, Title, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { CutWire, EmptyState } from '@ridewire/ui';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouterState } from '@tanstack/react-router';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { findErrorCode } from '../../live/error-sentence.ts';
import { messageQuery } from '../../messages/messages-queries.ts';
import { StateBadge } from '../../messages/StateBadge.tsx';
import { useMessagesChanges } from '../../messages/use-messages-changes.ts';
import { isUuid } from '../../lists/read-search.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { MessageFacts } from './MessageFacts.tsx';

const route = getRouteApi('/_shell/dashboard/admin/messages/$messageId');

/** One message, and its answer or the box to write it in. */
export function MessageDetail() {
  const { messages, shell } = useTexts();
  const { messageId } = route.useParams();
  useMessagesChanges();
  // What is no id needs no asking.
  const isId = isUuid(messageId);
  const {
    data: message,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...messageQuery(messageId), enabled: isId });
  // Where one came from: the list as it was searched and filtered.
  const search = useRouterState({ select: ({ location }) => location.state.messageSearch ?? {} });
  const title = message ? messages.messageOf(message.name) : messages.message;
  useDocumentTitle(`${title} · ${shell.productName}`);
  if (!isId || (error && findErrorCode(error) === 'MESSAGE_NOT_FOUND')) {
    return (
      <div className="rw-screen-message">
        <EmptyState
          illustration={CutWire}
          line={<h1 tabIndex={-1}>{messages.notFound}</h1>}
          action={
            <Button
              renderRoot={(props) => <Link {...props} to="/dashboard/admin/messages" search={search} />}
            >
              {messages.backToMessages}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="rw-page">
      <Anchor
        className="rw-message-back"
        renderRoot={(props) => <Link {...props} to="/dashboard/admin/messages" search={search} />}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        {messages.back}
      </Anchor>
      <div className="rw-page-head">
        <Title order={1} tabIndex={-1} className="rw-message-fact">
          {message ? title : <VisuallyHidden>{title}</VisuallyHidden>}
          {!message && !error && <Skeleton component="span" height={38} width={320} />}
        </Title>
        {message && <StateBadge message={message} />}
      </div>
      {error && (
        <LoadFailure sentence={messages.detailFailed} isTrying={isFetching} onTry={() => void refetch()} />
      )}
      {!message && !error && <Skeleton height={320} />}
      {message && (
        <div className="rw-message-page">
          <div>
            <section className="rw-message-panel" aria-label={messages.message}>
              <h2>{messages.topics[message.topic]}</h2>
              <p className="rw-message-text">{message.text}</p>
            </section>
            <AnswerPart key={message.id} message={message} />
          </div>
          <MessageFacts message={message} />
        </div>
      )}
    </div>
  );
}
