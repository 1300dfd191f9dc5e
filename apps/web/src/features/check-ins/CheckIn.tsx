import { Group, Stack, Text, Title } from '@mantine/core';
import type { CheckInAnswer, CheckInView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { usePatchLive } from '../../kit/live/use-live.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { SosAtOnce } from '../sos/SosAtOnce.tsx';
import type { RideWithAlert } from '../sos/use-raise-alert.ts';
import { checkInKind, useCheckIn } from './check-in-live.ts';
import { useCheckInTexts } from './texts.en.ts';
import styles from './check-in.module.css';

const SosDialog = lazyDialog(async () => (await import('../sos/SosDialog.tsx')).SosDialog, SosAtOnce);

/** “Is everything all right?”, while this person is asked. Asking for help sends the alert, and opens what else can be done. */
export function CheckIn({ ride }: { ride: RideWithAlert }) {
  const [isOpen, setOpen] = useState(false);
  const checkIn = useCheckIn(ride.id);
  return (
    <>
      {checkIn && <Question key={checkIn.id} checkIn={checkIn} onHelp={() => setOpen(true)} />}
      <SosDialog isOpen={isOpen} ride={ride} onClose={() => setOpen(false)} />
    </>
  );
}

function Question({ checkIn, onHelp }: { checkIn: CheckInView; onHelp: () => void }) {
  const texts = useCheckInTexts();
  const format = useFormat();
  const patch = usePatchLive();
  const { id: checkInId, rideId, why, answerBy } = checkIn;
  const answer = trpc.checkIns.answer.useMutation({
    onSuccess: (data) => patch(checkInKind(rideId), { type: 'snapshot', data, serverTime: Date.now() }),
    onError: (error) => toastFailed(errorSentence(error, texts.failed)),
  });
  const say = (said: CheckInAnswer) => {
    // Also while the answer is on its way, or fails: the number to call is there.
    if (said === 'help') onHelp();
    answer.mutate({ checkInId, answer: said });
  };
  const saying = answer.isPending ? answer.variables.answer : null;
  return (
    <section className={`${styles.card} rw-rise`} aria-labelledby="check-in" data-part="check-in">
      <Stack gap={4}>
        <Title order={2} size="h3" id="check-in">
          {texts.question}
        </Title>
        <Text>{texts.why[why]}</Text>
        <Text size="sm" c="var(--rw-text-2)" className="rw-num">
          {texts.until(format.clock(answerBy))}
        </Text>
      </Stack>
      <Group gap="sm" grow wrap="nowrap" preventGrowOverflow={false}>
        <ConnectedButton
          size="lg"
          px="sm"
          isBusy={saying === 'well'}
          busyLabel={texts.answering}
          isInert={saying === 'help'}
          onPress={() => say('well')}
        >
          {texts.well}
        </ConnectedButton>
        <ConnectedButton
          size="lg"
          px="sm"
          color="red"
          worksOffline
          isBusy={saying === 'help'}
          busyLabel={texts.answering}
          onPress={() => say('help')}
        >
          {texts.help}
        </ConnectedButton>
      </Group>
    </section>
  );
}
