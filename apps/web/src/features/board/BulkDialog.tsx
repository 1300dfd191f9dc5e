import '@mantine/core/styles/CheckboxCard.layer.css';
import '@mantine/core/styles/CheckboxIndicator.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Alert, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { ReasonField } from '../rides/ReasonField.tsx';
import type { StuckRides } from './board-model.ts';
import { BulkAll, BulkRides } from './BulkRides.tsx';
import type { BulkAct } from './choose-many.ts';
import { type BulkChoice, useBulkChoice } from './use-bulk-choice.ts';
import { useBoardTexts } from './texts.en.ts';
import { useRidesTexts } from '../rides/texts.en.ts';

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

function BulkForm({ rides, stuck, onClose }: Omit<BulkDialogProps, 'opened'>) {
  const { bulk } = useBoardTexts();
  const choice = useBulkChoice(rides);
  const { act, concerned } = choice;
  return (
    <form onSubmit={(event) => void choice.submit(event)}>
      <Stack>
        <SegmentedControl
          aria-label={bulk.act}
          disabled={choice.isFixed}
          data={[
            { value: 'cancel', label: bulk.cancel },
            { value: 'reassign', label: bulk.reassign },
          ]}
          value={act}
          onChange={(value) => choice.setAct(value as BulkAct)}
        />
        <Text size="sm" c="dimmed">
          {bulk.tells[act]}
        </Text>
        <BulkAll choice={choice} />
        <BulkRides rides={rides} stuck={stuck} choice={choice} />
        <ReasonField value={choice.reason} onChange={choice.setReason} needed={choice.needsReason} />
        {choice.isAsking && (
          <Alert color="red" role="alert">
            {bulk.ask(concerned.people)}
            {concerned.aboard > 0 && ` ${bulk.aboard(concerned.aboard)}`}
          </Alert>
        )}
        <BulkButtons choice={choice} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** The focused element disappeared with the first question. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function BulkButtons({ choice, onClose }: { choice: BulkChoice; onClose: () => void }) {
  const texts = useBoardTexts();
  const { bulk } = texts;
  const { statusUpdate } = useRidesTexts();
  const { act, wanted, isAsking } = choice;
  return (
    <DialogFoot>
      {isAsking ? (
        <Button variant="default" size="md" ref={takeFocus} onClick={choice.stopAsking}>
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
        refusal={choice.refusal}
        isBusy={choice.isRunning}
        busyLabel={act === 'cancel' ? texts.cancel.canceling : texts.reassign.reassigning}
      >
        {isAsking
          ? bulk.confirmAsked(wanted.length)
          : wanted.length > 0
            ? bulk.confirm[act](wanted.length)
            : bulk.confirmNone[act]}
      </ConnectedButton>
    </DialogFoot>
  );
}
