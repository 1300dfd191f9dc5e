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
import { errorSentence } from '../../live/error-sentence.ts';
import { focusLostHeading } from '../../shell/focus-lost-heading.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { Trip } from '../../rides/Trip.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Outcome } from './act-on-each.ts';
import type { StuckRides } from './board-model.ts';
import { InStatus } from './InStatus.tsx';
import { useBulk, type BulkAct } from './use-bulk.ts';

export interface BulkDialogProps {
  /** Stuck rides as they were when this was opened, and why. */
  rides: readonly BoardRide[];
  stuck: StuckRides;
  opened: boolean;
  onClose: () => void;
}

/** Cancels or reassigns many stuck rides, and says of each what became of it. */
export function BulkDialog({ opened, onClose, ...form }: BulkDialogProps) {
  const { admin } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={admin.bulk.title}
      closeButtonProps={{ 'aria-label': admin.ride.close }}
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
  const { admin } = useTexts();
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
    announce(admin.bulk.finished, 'polite');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <SegmentedControl
          aria-label={admin.bulk.act}
          disabled={isRunning}
          data={[
            { value: 'cancel', label: admin.bulk.cancel },
            { value: 'reassign', label: admin.bulk.reassign },
          ]}
          value={act}
          onChange={(value) => setAct(value as BulkAct)}
        />
        <Text size="sm" c="dimmed">
          {admin.bulk.tells[act]}
        </Text>
        <Checkbox
          label={admin.bulk.all(format.count(open.length))}
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
        <ul className="rw-bulk" aria-label={admin.bulk.title}>
          {rides.map((ride) => (
            <li key={ride.id}>
              <Checkbox
                aria-label={admin.bulk.choose(format.shortId(ride.id))}
                disabled={isRunning || !canStill(ride)}
                checked={canStill(ride) && chosen.has(ride.id)}
                onChange={({ currentTarget }) => choose([ride.id], currentTarget.checked)}
              />
              <span className="rw-mono">{format.shortId(ride.id)}</span>
              <RideStatusBadge status={ride.status} size="sm" />
              <span className="rw-bulk-who">
                {ride.driver ? `${ride.rider.name} · ${ride.driver.name}` : ride.rider.name}
              </span>
              <span className="rw-bulk-end">
                <Result outcome={outcomes.get(ride.id)} act={act}>
                  <InStatus ride={ride} stuck={stuck.get(ride.id)} />
                </Result>
              </span>
              <span className="rw-bulk-trip">
                <Trip ride={ride} />
              </span>
            </li>
          ))}
        </ul>
        <TextInput
          label={admin.updateStatus.reason}
          placeholder={admin.updateStatus.reasonHint}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm" mt="md">
          <Button variant="default" size="md" onClick={onClose} data-autofocus>
            {admin.ride.close}
          </Button>
          <LinkedButton
            type="submit"
            size="md"
            color={act === 'cancel' ? 'red' : 'wire'}
            refusal={wanted.length === 0 && !isRunning && admin.bulk.chooseFirst}
            isBusy={isRunning}
            busyLabel={act === 'cancel' ? admin.cancel.canceling : admin.reassign.reassigning}
          >
            {wanted.length > 0 ? admin.bulk.confirm[act](wanted.length) : admin.bulk.confirmNone[act]}
          </LinkedButton>
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
  const { admin } = useTexts();
  if (outcome?.state === 'done')
    return (
      <span className="rw-bulk-done">
        <IconCheck size={16} stroke={2} aria-hidden />
        {admin.bulk.done}
      </span>
    );
  if (outcome?.state === 'failed')
    return (
      <span className="rw-bulk-failed">
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        {errorSentence(outcome.error, admin[act].failed)}
      </span>
    );
  if (outcome) return <Loader size={16} aria-label={admin.bulk.waiting} />;
  return children;
}
