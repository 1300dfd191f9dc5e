import { Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ProblemView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { LoadFailure } from '../../../kit/lists/LoadFailure.tsx';
import { isUuid } from '../../../kit/lists/read-search.ts';
import { findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { NoSuchItem } from '../../../kit/page/NoSuchItem.tsx';
import { PageFrame } from '../../../kit/page/PageFrame.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import linesStyles from '../../sos/incidents/incidents.module.css';
import { AnswerForm } from './AnswerForm.tsx';
import { ProblemActions } from './ProblemActions.tsx';
import { ProblemBadge } from './ProblemBadge.tsx';
import { ProblemFacts, type ProblemFactsProps } from './ProblemFacts.tsx';
import { useProblemsChanges } from './problems-changes.ts';
import { useProblemDeskTexts } from './texts.en.ts';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Parts } from '../../../kit/page/Parts.tsx';
import { IfMay } from '../../session/IfMay.tsx';

const route = getRouteApi('/_shell/dashboard/admin/problems/$problemId');

/** One problem: what was written, the field for an answer, who has it, and its ride. */
export function ProblemDetail({ Refund }: Pick<ProblemFactsProps, 'Refund'>) {
  const texts = useProblemDeskTexts();
  const kit = useKitTexts();
  const { problemId } = route.useParams();
  useProblemsChanges();
  // A malformed id needs no request.
  const isId = isUuid(problemId);
  const {
    data: problem,
    error,
    isFetching,
    refetch,
  } = trpc.problems.get.useQuery({ problemId }, { enabled: isId });
  // The address of the list as it was filtered.
  const search = useRouterState({ select: ({ location }) => location.state.problemSearch ?? {} });
  const title = problem ? texts.problemOf(texts.kinds[problem.kind], problem.reporter.name) : texts.problem;
  useDocumentTitle(`${title} · ${kit.productName}`);
  if (!isId || (error && findErrorCode(error) === 'PROBLEM_NOT_FOUND')) {
    return (
      <NoSuchItem
        line={texts.notFound}
        back={
          <LinkButton to="/dashboard/admin/problems" search={search}>
            {texts.backToProblems}
          </LinkButton>
        }
      />
    );
  }
  return (
    <PageFrame>
      <BackLink to="/dashboard/admin/problems" search={search}>
        {texts.back}
      </BackLink>
      <PageHead>
        <Title order={1} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
          {problem ? title : <VisuallyHidden>{title}</VisuallyHidden>}
          {!problem && !error && <Skeleton component="span" height={38} width={320} />}
        </Title>
        {problem && <ProblemBadge problem={problem} />}
      </PageHead>
      {error && <LoadFailure sentence={texts.detailFailed} isTrying={isFetching} onTry={refetch} />}
      {!problem && !error && <Waiting height={320} />}
      {problem && (
        <>
          <IfMay right="support:write">
            <ProblemActions problem={problem} />
          </IfMay>
          <Parts columns="minmax(0, 1fr) 320px">
            <div>
              <Conversation problem={problem} />
              <IfMay right="support:write">
                <AnswerForm key={problem.id} problem={problem} />
              </IfMay>
            </div>
            <ProblemFacts problem={problem} Refund={Refund} />
          </Parts>
        </>
      )}
    </PageFrame>
  );
}

function Conversation({ problem }: { problem: ProblemView }) {
  const texts = useProblemDeskTexts();
  const format = useFormat();
  const { messages, reporter, closed } = problem;
  return (
    <Panel aria-label={texts.messages}>
      <Title order={2} size="h4" mb="sm">
        {texts.messages}
      </Title>
      <ol className={linesStyles.lines} aria-live="polite">
        {messages.map(({ id, by, text, sentAt }) => (
          <li key={id}>
            <Text size="sm" c="dimmed" className="rw-num">
              <Text span fw={600} c="var(--rw-text)">
                {by?.name ?? reporter.name}
              </Text>{' '}
              · <time dateTime={sentAt}>{format.dateTime(sentAt)}</time>
            </Text>
            <p data-words>{text}</p>
          </li>
        ))}
      </ol>
      {closed && (
        <Text size="sm" c="dimmed" className="rw-num" mt="md">
          {texts.closedBy(closed.by.name, format.dateTime(closed.at))}
        </Text>
      )}
    </Panel>
  );
}
