import { ActionIcon, Menu, Text, Tooltip } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { IconArrowBackUp, IconCircleX, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { focusLostHeading } from '../../shell/focus-lost-heading.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AskDialog } from '../../shell/AskDialog.tsx';
import { useBackCloses } from '../../shell/use-back-closes.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useLeaveRide } from './use-leave-ride.ts';

export interface RideMenuProps {
  ride: DriverRide;
  watch: (rideId: string | null) => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What a driver seldom wants: to be rid of the ride. */
export function RideMenu({ ride, watch }: RideMenuProps) {
  const { driver } = useTexts();
  const [asked, setAsked] = useState<'cancel' | 'give-back' | null>(null);
  const { isLeaving, cancel, giveBack } = useLeaveRide(ride, watch);
  const close = () => setAsked(null);
  useBackCloses(asked === 'give-back', close);
  // The menu that asked is gone: its button has the focus, or the page's heading when the ride went too.
  const closed = () => {
    const more = '.rw-driving-more';
    focusLostHeading(document.querySelector(more) ? more : undefined);
  };
  // Once on board, a rider can only be dropped by canceling.
  const mayGiveBack = ride.status === 'accepted';
  return (
    <>
      <Menu position="top-end" withinPortal={false}>
        <Menu.Target>
          <Tooltip label={driver.moreActions}>
            <ActionIcon
              size="xl"
              variant="default"
              aria-label={driver.moreActions}
              className="rw-driving-more"
            >
              <IconDots {...icon} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {mayGiveBack && (
            <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => setAsked('give-back')}>
              {driver.giveBack}
            </Menu.Item>
          )}
          <Menu.Item
            c="var(--rw-danger-text)"
            leftSection={<IconCircleX {...icon} />}
            onClick={() => setAsked('cancel')}
          >
            {driver.cancel}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CancelDialog
        ride={ride}
        isOpen={asked === 'cancel'}
        isBusy={isLeaving}
        onCancel={(reason) => cancel(reason).then(close)}
        onClose={close}
        onClosed={closed}
      />
      <AskDialog
        isOpen={asked === 'give-back'}
        title={driver.giveBackTitle}
        stale={!mayGiveBack && driver.changedMeanwhile}
        isBusy={isLeaving}
        confirm={driver.giveBackConfirm}
        refuse={driver.keepRide}
        onConfirm={() => giveBack().then(close)}
        onClose={close}
        onClosed={closed}
      >
        <Text>{driver.giveBackText(ride.rider.name)}</Text>
      </AskDialog>
    </>
  );
}
