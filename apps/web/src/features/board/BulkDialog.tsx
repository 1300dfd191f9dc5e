import '@mantine/core/styles/CheckboxCard.layer.css';
import '@mantine/core/styles/CheckboxIndicator.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import {
  Button,
  Checkbox,
  Group,
  Loader,
  Modal,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { announce, RideStatusBadge, useFormat } from '@ridewire/ui';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { Trip } from '../rides/Trip.tsx';
import type { Outcome } from './act-on-each.ts';
import type { StuckRides } from './board-model.ts';
import { InStatus } from './InStatus.tsx';
import { useBulk, type BulkAct } from './use-bulk.ts';
import { useBoardTexts } from './texts.en.ts';
import { useRidesTexts } from '../rides/texts.en.ts';
import liveBoardStyles from './live-board.module.css';

export interface BulkDialogProps {
  /** Stuck rides as they were when this was opened, and why. */
  rides: readonly BoardRide[];
  stuck: StuckRides;
  opened: boolean;
  onClose: () => void;
}

/** Cancels or reassigns many stuck rides, and says of each what became of it. */
export function BulkDialog({ opened, onClose, ...form }: BulkDialogProps) {
  const texts = useBoardTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.bulk.title}
      closeButtonProps={{ 'aria-label': texts.ride.close }}
      closeOnClickOutside={false}
      onExitTransitionEnd={() => focusLostHeading()}
      size={640}
      zIndex={400}
    >
      <BulkForm onClose={onClose} {...form} />
    </Modal>
  );
}

/** Only who has accepted can lose a ride to another driver. */
const isPossible = (act: BulkAct, ride: BoardRide) => act === 'cancel' || ride.status === 'accepted';

function BulkForm({ rides, stuck, onClose }: Omit<BulkDialogProps, 'opened'>) {
  const texts = useBoardTexts();
  const { statusUpdate } = useRidesTexts();
  const format = useFormat();
  const [act, setAct] = useState<BulkAct>('cancel');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const { outcomes, isRunning, run } = useBulk();
  // A second press comes before the first one is rendered.
  const isSending = useRef(false);
  const canStill = (ride: BoardRide) => isPossible(act, ride) && outcomes.get(ride.id)?.state !== 'done';
  const open = rides.filter(canStill);
  const wanted = open.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isChosen) after.add(id);
        else after.delete(id);
      return after;
    });
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (wanted.length === 0 || isSending.current) return;
    isSending.current = true;
    await run(wanted, act, reason.trim() || undefined);
    isSending.current = false;
    announce(texts.bulk.finished, 'polite');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <SegmentedControl
          aria-label={texts.bulk.act}
          disabled={isRunning}
          data={[
            { value: 'cancel', label: texts.bulk.cancel },
            { value: 'reassign', label: texts.bulk.reassign },
          ]}
          value={act}
          onChange={(value) => setAct(value as BulkAct)}
        />
        <Text size="sm" c="dimmed">
          {texts.bulk.tells[act]}
        </Text>
        <Checkbox
          label={texts.bulk.all(format.count(open.length))}
          disabled={isRunning || open.length === 0}
          checked={open.length > 0 && wanted.length === open.length}
          indeterminate={wanted.length > 0 && wanted.length < open.length}
          onChange={({ currentTarget }) =>
            choose(
              open.map(({ id }) => id),
              currentTarget.checked,
            )
          }
        />
        <ul className={liveBoardStyles.bulk} aria-label={texts.bulk.title}>
          {rides.map((ride) => (
            <li key={ride.id}>
              <Checkbox
                aria-label={texts.bulk.choose(format.shortId(ride.id))}
                disabled={isRunning || !canStill(ride)}
                checked={canStill(ride) && chosen.has(ride.id)}
                onChange={({ currentTarget }) => choose([ride.id], currentTarget.checked)}
              />
              <span className="rw-mono">{format.shortId(ride.id)}</span>
              <RideStatusBadge status={ride.status} size="sm" />
              <Text span inherit truncate miw={0}>
                {ride.driver ? `${ride.rider.name} · ${ride.driver.name}` : ride.rider.name}
              </Text>
              <Text span inherit ml="auto" ta="end">
                <Result outcome={outcomes.get(ride.id)} act={act}>
                  <InStatus ride={ride} stuck={stuck.get(ride.id)} />
                </Result>
              </Text>
              <span className={liveBoardStyles.bulkTrip}>
                <Trip ride={ride} />
              </span>
            </li>
          ))}
        </ul>
        <TextInput
          label={statusUpdate.reason}
          placeholder={statusUpdate.reasonHint}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm" mt="md">
          <Button variant="default" size="md" onClick={onClose} data-autofocus>
            {texts.ride.close}
          </Button>
          <ConnectedButton
            type="submit"
            size="md"
            color={act === 'cancel' ? 'red' : 'wire'}
            refusal={wanted.length === 0 && !isRunning && texts.bulk.chooseFirst}
            isBusy={isRunning}
            busyLabel={act === 'cancel' ? texts.cancel.canceling : texts.reassign.reassigning}
          >
            {wanted.length > 0 ? texts.bulk.confirm[act](wanted.length) : texts.bulk.confirmNone[act]}
          </ConnectedButton>
        </Group>
      </Stack>
    </form>
  );
}

interface ResultProps {
  outcome: Outcome | undefined;
  act: BulkAct;
  /** Until something is done. */
  children: React.ReactNode;
}

function Result({ outcome, act, children }: ResultProps) {
  const texts = useBoardTexts();
  if (outcome?.state === 'done')
    return (
      <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" fw={600} c="var(--rw-link)">
        <IconCheck size={16} stroke={2} aria-hidden />
        {texts.bulk.done}
      </Group>
    );
  if (outcome?.state === 'failed')
    return (
      <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" c="var(--rw-danger-text)">
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        {errorSentence(outcome.error, texts[act].failed)}
      </Group>
    );
  if (outcome) return <Loader size={16} aria-label={texts.bulk.waiting} />;
  return children;
}
