import { Button, Select, Stack, Switch } from '@mantine/core';
import { SURGE_CAPS, type SurgeSettings } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useSurgeTexts } from './texts.en.ts';
import { IfMay } from '../session/IfMay.tsx';

interface SurgeDialogProps {
  settings: SurgeSettings;
  opened: boolean;
  onClose: () => void;
}

const CAPS = Array.from({ length: SURGE_CAPS.max - SURGE_CAPS.min + 1 }, (_, i) => SURGE_CAPS.min + i);

/** Whether prices rise where an area is busy, and how far. */
export function SurgeDialog({ settings, opened, onClose }: SurgeDialogProps) {
  const texts = useSurgeTexts();
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.title} size={460} isOverDrawer>
      <SurgeForm settings={settings} onClose={onClose} />
    </FormDialog>
  );
}

/** The chosen values stay while the form is open, whatever others set in the meantime. */
function SurgeForm({ settings, onClose }: Omit<SurgeDialogProps, 'opened'>) {
  const texts = useSurgeTexts();
  const format = useFormat();
  const [isOn, setOn] = useState(settings.isOn);
  const [capTenths, setCap] = useState(settings.capTenths);
  const { mutate, isPending, error } = trpc.surge.set.useMutation({ onSuccess: onClose });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    mutate({ isOn, capTenths });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <Switch
          size="md"
          label={texts.turnOn}
          description={texts.turnOnHint}
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        <Select
          label={texts.cap}
          description={texts.capHint}
          allowDeselect={false}
          disabled={!isOn}
          data={CAPS.map((tenths) => ({ value: String(tenths), label: format.times(tenths) }))}
          value={String(capTenths)}
          onChange={(value) => setCap(Number(value))}
        />
        <DialogFoot problem={error && errorSentence(error, texts.failed)}>
          <Button variant="default" size="md" onClick={onClose}>
            {texts.cancel}
          </Button>
          <IfMay right="surge:write">
            <ConnectedButton type="submit" size="md" isBusy={isPending} busyLabel={texts.saving}>
              {texts.save}
            </ConnectedButton>
          </IfMay>
        </DialogFoot>
      </Stack>
    </form>
  );
}
