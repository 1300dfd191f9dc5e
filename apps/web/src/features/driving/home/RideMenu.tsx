import { Menu, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { maySay, TOLD_IN_ORDER, type ToldMoment } from '@ridewire/contracts/choices';
import { type Icon, IconArrowBackUp, IconCircleX, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { type EarlyMenu, useOpening } from '../../../kit/menus/early-menu.ts';
import { CoordinateItems } from './CoordinateItems.tsx';
import { MomentItem } from './MomentItem.tsx';
import { MoreButton } from './MoreButton.tsx';
import { useLeaveRide } from './use-leave-ride.ts';
import { useDriverTexts } from '../texts.en.ts';
import { sayReason } from '../../../kit/texts/say-reason.ts';
import { reasons } from '../../../kit/texts/texts.en.ts';
import { phoneLink } from '../../../kit/texts/phone-link.ts';
import { whoRides } from './who-rides.ts';
import styles from './driver-panel.module.css';

const OTHER = 'other';
/** The server accepts no longer reason. */
const MOST_LETTERS = 200;

interface CancelDialogProps {
  ride: DriverRide;
  isOpen: boolean;
  isBusy: boolean;
  onCancel: (reason: string) => unknown;
  onClose: () => void;
  onClosed: () => void;
}

/** Cancels a ride with a reason that its rider and support can read. */
function CancelDialog({ ride, isOpen, isBusy, onCancel, onClose, onClosed }: CancelDialogProps) {
  const driver = useDriverTexts();
  const [reason, setReason] = useState<string>(reasons.driver[0] ?? OTHER);
  const [other, setOther] = useState('');
  const [isMissing, setIsMissing] = useState(false);
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
        <Radio.Group
          value={reason}
          onChange={setReason}
          label={(ride.rider.isGuest ? driver.guestCancelText : driver.cancelText)(ride.rider.name)}
        >
          <Stack gap={0} mt="xs" className={styles.reasons}>
            {reasons.driver.map((each) => (
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

export interface RideMenuProps {
  ride: DriverRide;
  watch: (rideId: string | null) => void;
  /** The ride's next stage, while its one button is something else. */
  laterStage: { label: string; icon: Icon; onPress: () => unknown } | undefined;
  /** What the button says. */
  shown: ToldMoment | undefined;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A driver's rarely needed actions: see the exact place, or give the ride up. */
export function RideMenu({
  ride,
  watch,
  laterStage,
  shown,
  isOpenAtOnce,
  arrive,
}: RideMenuProps & EarlyMenu) {
  const driver = useDriverTexts();
  const [asked, setAsked] = useState<'cancel' | 'give-back' | null>(null);
  const { isLeaving, cancel, giveBack } = useLeaveRide(ride, watch);
  const close = () => setAsked(null);
  // The menu that opened it is gone: its button gets the focus, or the page's heading when the ride is gone too.
  const closed = () => {
    const more = '[data-part="driving-more"]';
    focusLostHeading(document.querySelector(more) ? more : undefined);
  };
  // With the rider on board, only canceling ends the ride early.
  const mayGiveBack = ride.status === 'accepted';
  return (
    <>
      <Menu position="top-end" withinPortal={false} {...useOpening(isOpenAtOnce)}>
        <Menu.Target>
          <MoreButton ref={arrive} />
        </Menu.Target>
        <Menu.Dropdown>
          {laterStage && (
            <Menu.Item leftSection={<laterStage.icon {...icon} />} onClick={() => void laterStage.onPress()}>
              {laterStage.label}
            </Menu.Item>
          )}
          {TOLD_IN_ORDER.map(
            (moment) =>
              moment !== shown &&
              maySay(ride, moment) && <MomentItem key={moment} ride={ride} moment={moment} />,
          )}
          {ride.passenger && ride.rider.phone && (
            <Menu.Item component="a" href={phoneLink(ride.rider.phone)} leftSection={<IconPhone {...icon} />}>
              {driver.callBooker(ride.rider.name)}
            </Menu.Item>
          )}
          <CoordinateItems ride={ride} />
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
        onCancel={(reason) => cancel({ reason }).then(close)}
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
        <Text>{driver.giveBackText(whoRides(ride).name)}</Text>
      </AskDialog>
    </>
  );
}
