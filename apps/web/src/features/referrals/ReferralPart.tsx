import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReferralTermsView } from '@ridewire/contracts';
import { ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { ReferralForm } from './ReferralForm.tsx';
import { useReadOnceBegun, useReferralsChanges } from './referrals-live.ts';
import { useReferralsTexts } from './texts.en.ts';

/** What drivers get who bring others, what comes next, and what came of it. Live. */
export function ReferralPart() {
  const texts = useReferralsTexts();
  const { count, money } = useFormat();
  useReferralsChanges();
  const query = trpc.referrals.desk.useQuery();
  const { data } = query;
  useReadOnceBegun(data?.coming?.beginsAt, query.refetch);
  const [isSetting, setSetting] = useState(false);
  const close = () => setSetting(false);
  const facts = data && [
    texts.underWay(count(data.underWay)),
    texts.reached(count(data.reached)),
    texts.cost(money(data.costCents)),
  ];
  const flash = useFlash(facts?.join());
  return (
    <Panel aria-labelledby="referral" mb="xl" {...flash}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="4px 12px">
          <Title order={2} size="h3" id="referral">
            {texts.title}
          </Title>
          {data && (
            <ToneBadge tone={data.now?.isOn ? 'wire' : 'gray'}>
              {data.now?.isOn ? texts.on : texts.off}
            </ToneBadge>
          )}
        </Group>
        <IfMay right="quests:write">
          <ConnectedButton variant="default" isWaiting={query.isPending} onPress={() => setSetting(true)}>
            {texts.set}
          </ConnectedButton>
        </IfMay>
      </Group>
      <Text c="dimmed" mt={4} mb="sm">
        {texts.hint}
      </Text>
      {query.isError && !data && (
        <LoadFailure
          mb={0}
          sentence={texts.failed(errorSentence(query.error, ''))}
          isTrying={query.isFetching}
          onTry={query.refetch}
        />
      )}
      {query.isPending && <Skeleton height={72} />}
      {data && (
        <Stack gap="sm">
          {data.now ? <Present terms={data.now} /> : <Text>{texts.never}</Text>}
          {data.coming && <Coming terms={data.coming} />}
          {data.now && (
            <Text size="sm" className="rw-num" fw={600}>
              {facts?.join(' · ')}
            </Text>
          )}
        </Stack>
      )}
      <FormDialog opened={isSetting} onClose={close} title={texts.formTitle} size={480}>
        <ReferralForm before={data?.coming ?? data?.now ?? null} onClose={close} />
      </FormDialog>
    </Panel>
  );
}

/** Says what both get, and for what. */
function useSayTerms() {
  const texts = useReferralsTexts();
  const { count, money } = useFormat();
  return ({ isOn, rides, days, bringerCents, comerCents }: ReferralTermsView): string =>
    isOn
      ? [
          texts.terms(texts.task(count(rides), rides === 1), texts.within(count(days), days === 1)),
          bringerCents > 0 && texts.forBringer(money(bringerCents)),
          comerCents > 0 && texts.forComer(money(comerCents)),
        ]
          .filter((part) => part !== false)
          .join(' · ')
      : texts.off;
}

/** Terms that hold. */
function Present({ terms }: { terms: ReferralTermsView }) {
  const texts = useReferralsTexts();
  const { dateTime } = useFormat();
  const say = useSayTerms();
  return (
    <div>
      {terms.isOn && <Text className="rw-num">{say(terms)}</Text>}
      <Text size="sm" c="dimmed" className="rw-num">
        {texts.since(dateTime(terms.beginsAt))} · {texts.setBy(terms.by.name)}
      </Text>
    </div>
  );
}

/** Terms that haven't begun: they can be taken back. */
function Coming({ terms }: { terms: ReferralTermsView }) {
  const texts = useReferralsTexts();
  const { dateTime } = useFormat();
  const say = useSayTerms();
  const { mutate, isPending } = trpc.referrals.takeBack.useMutation({
    onSuccess: () => toastDone(texts.takenBack),
    onError: (error) => toastFailed(errorSentence(error, texts.takeBackFailed)),
  });
  const when = dateTime(terms.beginsAt);
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text className="rw-num">{say(terms)}</Text>
        <Text size="sm" c="dimmed" className="rw-num">
          {texts.from(when)} · {texts.setBy(terms.by.name)}
        </Text>
      </div>
      <IfMay right="quests:write">
        <ConnectedButton
          variant="default"
          size="sm"
          aria-label={texts.takeBackOf(when)}
          isBusy={isPending}
          onPress={() => mutate({ termsId: terms.id })}
        >
          {texts.takeBack}
        </ConnectedButton>
      </IfMay>
    </Group>
  );
}
