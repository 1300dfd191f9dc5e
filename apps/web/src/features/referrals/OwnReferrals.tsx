import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { OwnReferral, OwnReferrals as Own } from '@ridewire/contracts';
import { useFlash, useFormat } from '@ridewire/ui';
import { IconCopy, IconLink, IconShare2 } from '@tabler/icons-react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { useReadEachTurn } from '../../kit/live/use-read-each-turn.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { BonusProgress } from '../../kit/charts/BonusProgress.tsx';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { daysLeft, stateOf } from './referral-state.ts';
import { useReadOnceBegun } from './referrals-live.ts';
import { useReferralsTexts } from './texts.en.ts';
import styles from './own-referrals.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * The driver's code, and what came of it.
 * @param turn another one whenever a referral, the terms or the driver's completed rides changed; undefined until that is known
 */
export function useOwnReferrals(turn: string | undefined) {
  const query = trpc.referrals.mine.useQuery(undefined, { staleTime: 0 });
  useReadEachTurn(turn, query.refetch);
  useReadOnceBegun(query.data?.changesAt, query.refetch);
  return query;
}

/** The driver's code, and who came by it. Nothing where there is neither. */
export function OwnReferrals({ query }: { query: ReturnType<typeof useOwnReferrals> }) {
  const texts = useReferralsTexts();
  const { data } = query;
  if (query.isError && !data)
    return (
      <LoadFailure
        mt="lg"
        mb={0}
        sentence={texts.ownFailed}
        isTrying={query.isFetching}
        onTry={query.refetch}
      />
    );
  if (!data || (data.terms === null && data.cameBy === null && data.broughtCount === 0)) return null;
  return (
    <section aria-labelledby="referrals" className={styles.section}>
      <Title order={2} size="h3" mt="xl" mb="sm" id="referrals">
        {texts.own}
      </Title>
      <Stack gap="sm">
        {data.terms ? <Code own={data} terms={data.terms} /> : <Text c="dimmed">{texts.isOff}</Text>}
        {data.cameBy && <Came referral={data.cameBy} />}
        {data.broughtCount > 0 && <Brought own={data} />}
      </Stack>
    </section>
  );
}

/** What a new driver is worth to both, and the code that brings one. */
function Code({ own, terms }: { own: Own; terms: NonNullable<Own['terms']> }) {
  const texts = useReferralsTexts();
  const { count, money } = useFormat();
  const { rides, days, bringerCents, comerCents } = terms;
  const [yours, theirs] = [money(bringerCents), money(comerCents)];
  const get =
    comerCents === 0
      ? texts.youGet(yours)
      : bringerCents === 0
        ? texts.theyGet(theirs)
        : texts.bothGet(yours, theirs);
  const task = texts.task(count(rides), rides === 1);
  return (
    <Panel component="article">
      <Text className="rw-num">
        {get} {texts.promise(task, texts.within(count(days), days === 1))}
      </Text>
      {own.code === null ? (
        <Text c="dimmed" mt="sm">
          {texts.noCode}
        </Text>
      ) : (
        <>
          <Group justify="space-between" gap="sm" my="sm">
            <div>
              <Text size="sm" c="var(--rw-text-2)" id="referral-code">
                {texts.code}
              </Text>
              <Text className={styles.code} aria-labelledby="referral-code" role="group">
                {own.code}
              </Text>
            </div>
            <SendCode code={own.code} />
          </Group>
          <Text size="sm" c="dimmed">
            {texts.seen}
          </Text>
        </>
      )}
    </Panel>
  );
}

/** By the device's own way to share, where it has one, and by the clipboard. */
function SendCode({ code }: { code: string }) {
  const texts = useReferralsTexts();
  const canShare = typeof navigator.share === 'function';
  const url = `${location.origin}/signup?role=driver&ref=${code}`;
  const copy = (text: string, said: string) =>
    navigator.clipboard.writeText(text).then(
      () => toastDone(said),
      () => toastFailed(texts.notCopied),
    );
  return (
    <Group gap="sm" className={styles.ways}>
      <ConnectedButton
        size="md"
        worksOffline
        variant="default"
        icon={<IconCopy {...icon} />}
        onPress={() => copy(code, texts.copied)}
      >
        {texts.copy}
      </ConnectedButton>
      {canShare ? (
        <ConnectedButton
          size="md"
          worksOffline
          icon={<IconShare2 {...icon} />}
          // Closing the device's list is no failure.
          onPress={() => navigator.share({ text: texts.message(code), url }).catch(() => undefined)}
        >
          {texts.share}
        </ConnectedButton>
      ) : (
        <ConnectedButton
          size="md"
          worksOffline
          icon={<IconLink {...icon} />}
          onPress={() => copy(url, texts.linkCopied)}
        >
          {texts.copyLink}
        </ConnectedButton>
      )}
    </Group>
  );
}

/** How far the driver is, who came by another one. */
function Came({ referral }: { referral: OwnReferral }) {
  const texts = useReferralsTexts();
  return (
    <Paper withBorder p="md">
      <Progressing referral={referral} title={texts.cameWith(referral.name)} />
    </Paper>
  );
}

/** The drivers this one brought, and how far each is. */
function Brought({ own: { brought, broughtCount, paidCents } }: { own: Own }) {
  const texts = useReferralsTexts();
  const { count, money } = useFormat();
  const earlier = broughtCount - brought.length;
  return (
    <div>
      <Group justify="space-between" align="baseline" mt="sm" mb={8} gap="0 12px">
        <Title order={3} size="h4" id="brought">
          {texts.broughtTitle}
        </Title>
        {paidCents > 0 && (
          <Text className="rw-num" fw={600}>
            {texts.paidSoFar(money(paidCents))}
          </Text>
        )}
      </Group>
      <ul className={styles.brought} aria-labelledby="brought">
        {brought.map((referral) => (
          <Paper component="li" withBorder p="md" key={referral.id}>
            <Progressing referral={referral} title={referral.name} />
          </Paper>
        ))}
      </ul>
      {earlier > 0 && (
        <Text size="sm" c="dimmed" mt={8}>
          {texts.earlier(count(earlier))}
        </Text>
      )}
    </div>
  );
}

function Progressing({ referral, title }: { referral: OwnReferral; title: string }) {
  const texts = useReferralsTexts();
  const { count, date, money } = useFormat();
  const { rides, done, bonusCents, endsAt, paidAt } = referral;
  const state = stateOf(referral);
  const flash = useFlash(`${done} ${state}`);
  const left = endsAt === null ? 0 : daysLeft(endsAt);
  const note =
    state === 'paid' && paidAt !== null
      ? texts.paid(date(paidAt))
      : state === 'running'
        ? texts.left(texts.within(count(left), left === 1))
        : texts.states[state as keyof typeof texts.states];
  return (
    <div {...flash}>
      <BonusProgress
        title={title}
        bonus={bonusCents > 0 && texts.bonus(money(bonusCents))}
        rides={rides}
        done={done}
        line={texts.progress(count(done), texts.task(count(rides), rides === 1))}
        note={note}
      />
    </div>
  );
}
