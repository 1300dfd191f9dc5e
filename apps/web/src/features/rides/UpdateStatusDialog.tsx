import { Alert, Button, Radio, Stack, TextInput } from '@mantine/core';
import type { AdminStatus } from '@ridewire/contracts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { type StatusUpdate, type StatusUpdateOf, useStatusUpdate } from './use-status-update.ts';
import { useRidesTexts } from './texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

/** The focused element disappeared with the form. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export interface UpdateStatusDialogProps extends StatusUpdateOf {
  opened: boolean;
}

/** Sets a ride to another status. Waits for the commit. A refusal is shown in the server's own sentence. */
export function UpdateStatusDialog({ opened, ...form }: UpdateStatusDialogProps) {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  return (
    <FormDialog
      opened={opened}
      onClose={form.onClose}
      title={rides.statusUpdate.title(pieces.statuses[form.ride.status])}
      size={500}
      isOverDrawer
    >
      <StatusForm {...form} />
    </FormDialog>
  );
}

interface PartProps {
  update: StatusUpdate;
  onClose: () => void;
}

function StatusForm(form: StatusUpdateOf) {
  const update = useStatusUpdate(form);
  const Part = update.stale ? StaleUpdate : OpenUpdate;
  return <Part update={update} onClose={form.onClose} />;
}

/** Nothing can be sent any more; what was typed can still be copied. */
function StaleUpdate({ update, onClose }: PartProps) {
  const { statusUpdate } = useRidesTexts();
  return (
    <Stack>
      <Alert color="amber" role="status">
        {update.stale}
      </Alert>
      {update.reason && <TextInput label={statusUpdate.reason} readOnly value={update.reason} />}
      <DialogFoot>
        <Button variant="default" size="md" ref={takeFocus} onClick={onClose}>
          {statusUpdate.back}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

function OpenUpdate({ update, onClose }: PartProps) {
  const { statusUpdate } = useRidesTexts();
  return (
    <ReasonForm
      reason={{ value: update.reason, onChange: update.setReason, needed: update.needsReason }}
      problem={update.error && errorSentence(update.error, statusUpdate.failed)}
      onSubmit={update.send}
      onBack={onClose}
      confirm={
        <ConnectedButton
          type="submit"
          size="md"
          color={update.to === 'canceled' ? 'red' : 'wire'}
          refusal={update.refusal}
          isBusy={update.isPending}
          busyLabel={statusUpdate.updating}
        >
          {statusUpdate.confirm}
        </ConnectedButton>
      }
    >
      <StatusChoice update={update} />
    </ReasonForm>
  );
}

function StatusChoice({ update }: { update: StatusUpdate }) {
  const pieces = usePiecesTexts();
  const { statusUpdate } = useRidesTexts();
  return (
    <Radio.Group
      label={statusUpdate.newStatus}
      value={update.to}
      onChange={(value) => update.choose(value as AdminStatus)}
    >
      <Stack gap={0} mt={4}>
        {update.others.map((status) => (
          <Radio
            key={status}
            py={10}
            px={0}
            value={status}
            disabled={!update.isPossible(status)}
            label={pieces.statuses[status]}
            description={update.isPossible(status) ? undefined : statusUpdate.needsDriver}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
