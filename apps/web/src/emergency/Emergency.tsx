import './emergency.css';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { focusLostHeading } from '../shell/focus-lost-heading.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SosButton } from './SosButton.tsx';
import { SosDialog } from './SosDialog.tsx';
import type { CalledRide } from './use-raise-alert.ts';

/**
 * SOS in the corner of a map, above everything on it. From a ride it must be meant, for it leads to an alert; without one
 * it only says which number to call.
 */
export function Emergency({ ride }: { ride: CalledRide | null }) {
  const { emergency } = useTexts();
  const [isOpen, setOpen] = useState(false);
  // The ride it was pressed for: it may end while the dialog is open.
  const [called, setCalled] = useState<CalledRide | null>(null);
  const open = () => {
    setCalled(ride);
    setOpen(true);
  };
  return (
    <div className="rw-sos-corner" data-riding={ride !== null || undefined}>
      {ride ? (
        <SosButton onMeant={open} />
      ) : (
        <UnstyledButton className="rw-sos" data-quiet aria-label={emergency.emergencySos} onClick={open}>
          {emergency.sos}
        </UnstyledButton>
      )}
      <SosDialog
        isOpen={isOpen}
        ride={called}
        onClose={() => {
          setOpen(false);
          focusLostHeading();
        }}
      />
    </div>
  );
}
