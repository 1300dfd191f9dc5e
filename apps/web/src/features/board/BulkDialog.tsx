import '@mantine/core/styles/CheckboxCard.layer.css';
import '@mantine/core/styles/CheckboxIndicator.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import {
  Alert,
  Button,
  Checkbox,
  Group,
  Loader,
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
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { Trip } from '../rides/Trip.tsx';
import type { Outcome } from './act-on-each.ts';
import type { StuckRides } from './board-model.ts';
import { InStatus } from './InStatus.tsx';
import { chosenTogether, countConcerned, isPossible, type BulkAct } from './choose-many.ts';
import { useBulk } from './use-bulk.ts';
import { useBoardTexts } from './texts.en.ts';
import { useRidesTexts } from '../rides/texts.en.ts';
import liveBoardStyles from './live-board.module.css';

export interface BulkDialogProps {
  /** Stuck rides as they were when this opened, and why they were stuck. */
  rides: readonly BoardRide[];
  stuck: StuckRides;
  opened: boolean;
  onClose: () => void;
}

/** Cancels or reassigns many stuck rides, and shows the outcome of each. */
export function BulkDialog({ opened, onClose, ...form }: BulkDialogProps) {
  const texts = useBoardTexts();
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.bulk.title} size={640} isOverDrawer>
      <BulkForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

/** The focused element disappeared with the first question. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function BulkForm({ rides, stuck, onClose }: Omit<BulkDialogProps, 'opened'>) {
  const texts = useBoardTexts();
  const { statusUpdate } = useRidesTexts();
  const format = useFormat();
  const [act, setAct] = useState<BulkAct>('cancel');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  // Canceling many rides is confirmed once more.
  const [isAsking, setAsking] = useState(false);
  const { outcomes, isRunning, run } = useBulk();
  // A second press may come before the first one is rendered.
  const isSending = useRef(false);
  const canStill = (ride: BoardRide) => isPossible(act, ride) && outcomes.get(ride.id)?.state !== 'done';
  const open = rides.filter(canStill);
  const wanted = open.filter(({ id }) => chosen.has(id));
  const together = chosenTogether(act, open);
  const concerned = countConcerned(wanted);
  const needsReason = act === 'cancel' && concerned.aboard > 0;
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
    if (wanted.length === 0 || isSending.current || (needsReason && !reason.trim())) return;
    if (act === 'cancel' && !isAsking) return setAsking(true);
    setAsking(false);
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
          disabled={isRunning || isAsking}
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
          label={texts.bulk.all(format.count(together.length))}
          description={together.length < open.length ? texts.bulk.oneByOne : undefined}
          disabled={isRunning || isAsking || together.length === 0}
          checked={together.length > 0 && together.every(({ id }) => chosen.has(id))}
          indeterminate={wanted.length > 0 && !together.every(({ id }) => chosen.has(id))}
          onChange={({ currentTarget: { checked } }) =>
            choose(
              (checked ? together : open).map(({ id }) => id),
              checked,
            )
          }
        />
        <ul className={liveBoardStyles.bulk} aria-label={texts.bulk.title}>
          {rides.map((ride) => (
            <li key={ride.id}>
              <Checkbox
                aria-label={texts.bulk.choose(format.shortId(ride.id))}
                disabled={isRunning || isAsking || !canStill(ride)}
                checked={canStill(ride) && chosen.has(ride.id)}
                onChange={({ currentTarget }) => choose([ride.id], currentTarget.checked)}
              />
              <span className="rw-mono">{format.shortId(ride.id)}</span>
              <RideStatusBadge status={ride.status} size="sm" />
              <Text span inherit truncate miw={0}>
                {ride.driver ? `${ride.rider.name} · ${ride.driver.name}` : ride.rider.name}
              </Text>
              <Text span inherit className={liveBoardStyles.bulkResult}>
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
          placeholder={needsReason ? undefined : statusUpdate.reasonHint}
          maxLength={200}
          required={needsReason}
          description={needsReason ? texts.bulk.reasonNeeded : undefined}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {isAsking && (
          <Alert color="red" role="alert">
            {texts.bulk.ask(concerned.people)}
            {concerned.aboard > 0 && ` ${texts.bulk.aboard(concerned.aboard)}`}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm" mt="md">
          {isAsking ? (
            <Button variant="default" size="md" ref={takeFocus} onClick={() => setAsking(false)}>
              {statusUpdate.back}
            </Button>
          ) : (
            <Button variant="default" size="md" onClick={onClose} data-autofocus>
              {texts.ride.close}
            </Button>
          )}
          <ConnectedButton
            type="submit"
            size="md"
            color={act === 'cancel' ? 'red' : 'wire'}
            refusal={
              !isRunning &&
              ((wanted.length === 0 && texts.bulk.chooseFirst) ||
                (needsReason && !reason.trim() && texts.bulk.reasonNeeded))
            }
            isBusy={isRunning}
            busyLabel={act === 'cancel' ? texts.cancel.canceling : texts.reassign.reassigning}
          >
            {isAsking
              ? texts.bulk.confirmAsked(wanted.length)
              : wanted.length > 0
                ? texts.bulk.confirm[act](wanted.length)
                : texts.bulk.confirmNone[act]}
          </ConnectedButton>
        </Group>
      </Stack>
    </form>
  );
}

interface ResultProps {
  outcome: Outcome | undefined;
  act: BulkAct;
  /** Shown until something is done. */
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
