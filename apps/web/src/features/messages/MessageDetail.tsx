import { Box, Skeleton, Title, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useFormat } from '@ridewire/ui';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import type { MessageView } from '@ridewire/contracts';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { findErrorCode } from '../../kit/live/error-sentence.ts';
import { StateBadge } from './StateBadge.tsx';
import { useMessagesChanges } from './messages-live.ts';
import { isUuid } from '../../kit/lists/read-search.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { useMessagesTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageFrame } from '../../kit/page/PageFrame.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RoleBadge } from '../session/RoleBadge.tsx';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { NoSuchItem } from '../../kit/page/NoSuchItem.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Parts } from '../../kit/page/Parts.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';

const route = getRouteApi('/_shell/dashboard/admin/messages/$messageId');

/** One message, and its answer or the box to write it in. */
export function MessageDetail() {
  const messages = useMessagesTexts();
  const kit = useKitTexts();
  const { messageId } = route.useParams();
  useMessagesChanges();
  // A malformed id needs no request.
  const isId = isUuid(messageId);
  const {
    data: message,
    error,
    isFetching,
    refetch,
  } = trpc.messages.get.useQuery({ messageId }, { enabled: isId });
  // The address of the list as it was searched and filtered.
  const search = useRouterState({ select: ({ location }) => location.state.messageSearch ?? {} });
  const title = message ? messages.messageOf(message.name) : messages.message;
  useDocumentTitle(`${title} · ${kit.productName}`);
  if (!isId || (error && findErrorCode(error) === 'MESSAGE_NOT_FOUND')) {
    return (
      <NoSuchItem
        line={messages.notFound}
        back={
          <LinkButton to="/dashboard/admin/messages" search={search}>
            {messages.backToMessages}
          </LinkButton>
        }
      />
    );
  }
  return (
    <PageFrame>
      <BackLink to="/dashboard/admin/messages" search={search}>
        {messages.back}
      </BackLink>
      <PageHead>
        <Title order={1} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
          {message ? title : <VisuallyHidden>{title}</VisuallyHidden>}
          {!message && !error && <Skeleton component="span" height={38} width={320} />}
        </Title>
        {message && <StateBadge message={message} />}
      </PageHead>
      {error && <LoadFailure sentence={messages.detailFailed} isTrying={isFetching} onTry={refetch} />}
      {!message && !error && <Waiting height={320} />}
      {message && (
        <Parts columns="minmax(0, 1fr) 320px">
          <div>
            <Panel aria-label={messages.message}>
              <Title order={2} size="h4" mb="sm">
                {messages.topics[message.topic]}
              </Title>
              <Box
                component="p"
                maw="72ch"
                m={0}
                style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {message.text}
              </Box>
            </Panel>
            <AnswerPart key={message.id} message={message} />
          </div>
          <MessageFacts message={message} />
        </Parts>
      )}
    </PageFrame>
  );
}

/** The sender, and when. The name and the address are as typed; the account is the signed-in one. */
function MessageFacts({ message }: { message: MessageView }) {
  const messages = useMessagesTexts();
  const format = useFormat();
  const { name, email, from, createdAt } = message;
  return (
    <Panel aria-label={messages.from}>
      <FactList>
        <Fact label={messages.from}>{name}</Fact>
        <Fact label={messages.email}>{email}</Fact>
        <Fact label={messages.account}>
          {from ? (
            <>
              <TextLink inherit to="/dashboard/user-management/$userId" params={{ userId: from.id }}>
                {from.name}
              </TextLink>{' '}
              <RoleBadge role={from.role} size="sm" />
            </>
          ) : (
            messages.visitor
          )}
        </Fact>
        <Fact label={messages.received}>
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </Fact>
      </FactList>
    </Panel>
  );
}
