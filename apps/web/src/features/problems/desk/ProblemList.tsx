import { Stack, Text } from '@mantine/core';
import type { ProblemView } from '@ridewire/contracts';
import { Age } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { useRowFlash } from '../../../kit/lists/use-row-flash.ts';
import styles from '../../messages/messages.module.css';
import { ProblemBadge } from './ProblemBadge.tsx';
import type { ProblemSearch } from './problem-search.ts';
import { sayItem } from './say-item.ts';
import { useProblemDeskTexts } from './texts.en.ts';

interface ProblemListProps {
  problems: readonly ProblemView[];
  /** For the way back. */
  search: ProblemSearch;
}

/** Problems, each a line that links to it. */
export function ProblemList({ problems, search }: ProblemListProps) {
  const texts = useProblemDeskTexts();
  return (
    <Rows aria-label={texts.list}>
      {problems.map((problem) => (
        <ProblemRow key={problem.id} problem={problem} search={search} />
      ))}
    </Rows>
  );
}

function ProblemRow({ problem, search }: { problem: ProblemView; search: ProblemSearch }) {
  const texts = useProblemDeskTexts();
  const { id, kind, item, version, reporter, assignee, messages, waitingSince, reportedAt } = problem;
  const last = messages.at(-1);
  const flash = useRowFlash([version], reportedAt);
  return (
    <li {...flash}>
      <Link
        to="/dashboard/admin/problems/$problemId"
        params={{ problemId: id }}
        state={{ problemSearch: search }}
        className={styles.link}
      >
        <span className={styles.who}>
          <Text span fw={600}>
            {reporter.name}
          </Text>
          <Text span size="sm" c="dimmed">
            {assignee?.name ?? texts.nobody}
          </Text>
        </span>
        <span className={styles.said}>
          <Text span fw={500}>
            {texts.kinds[kind]}
            {item && ` · ${sayItem(texts, kind, item)}`}
          </Text>
          <span className={styles.excerpt}>{last?.text}</span>
        </span>
        <Stack component="span" gap="xs" align="flex-end">
          <ProblemBadge problem={problem} size="sm" />
          <Text span size="sm" c="dimmed">
            <Age since={waitingSince ?? last?.sentAt ?? reportedAt} />
          </Text>
        </Stack>
      </Link>
    </li>
  );
}
