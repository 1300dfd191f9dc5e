import { Radio, Stack, Text, TextInput } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { useState } from 'react';
import { english } from '../../texts/english.ts';
import { sayReason } from '../../texts/say-reason.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AskDialog } from '../../shell/AskDialog.tsx';
import { useBackCloses } from '../../shell/use-back-closes.ts';

const OTHER = 'other';
/** The server takes no longer reason. */
const MOST_LETTERS = 200;

export interface CancelDialogProps {
  ride: DriverRide;
  isOpen: boolean;
  isBusy: boolean;
  onCancel: (reason: string) => unknown;
  onClose: () => void;
  onClosed: () => void;
}

/** Cancels a ride with a reason that its rider and support can read. */
export function CancelDialog({ ride, isOpen, isBusy, onCancel, onClose, onClosed }: CancelDialogProps) {
  const { driver } = useTexts();
  const [reason, setReason] = useState<string>(english.driver.cancelReasons[0] ?? OTHER);
  const [other, setOther] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useBackCloses(isOpen, onClose);
  const confirm = () => {
    const said = reason === OTHER ? other.trim() : reason;
    setIsMissing(said === '');
    return said === '' ? undefined : onCancel(said);
  };
  return (
    <AskDialog
      isOpen={isOpen}
      title={driver.cancelTitle}
      confirm={driver.cancel}
      isDanger
      isBusy={isBusy}
      refuse={driver.keepRide}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Stack gap="sm">
        <Radio.Group value={reason} onChange={setReason} label={driver.cancelText(ride.rider.name)}>
          <Stack gap={0} mt="xs" className="rw-driver-reasons">
            {english.driver.cancelReasons.map((each) => (
              <Radio key={each} value={each} label={sayReason(each)} />
            ))}
            <Radio value={OTHER} label={driver.otherReason} />
          </Stack>
        </Radio.Group>
        {reason === OTHER && (
          <TextInput
            size="md"
            label={driver.otherReasonLabel}
            value={other}
            maxLength={MOST_LETTERS}
            error={isMissing && <Text span>{driver.reasonMissing}</Text>}
            onChange={({ currentTarget }) => setOther(currentTarget.value)}
          />
        )}
      </Stack>
    </AskDialog>
  );
}
