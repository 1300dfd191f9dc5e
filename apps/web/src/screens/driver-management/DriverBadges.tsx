import type { DriverView } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { IconBan, IconCircleCheck, IconHourglass, IconPlayerPause } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';

/** How a driver stands: approved, suspended, available; and whether the account is blocked. */
export function DriverBadges({ driver }: { driver: DriverView }) {
  const { drivers } = useTexts();
  return (
    <div className="rw-list-badges">
      {driver.userStatus === 'blocked' && (
        <ToneBadge tone="danger" icon={IconBan}>
          {drivers.blocked}
        </ToneBadge>
      )}
      {driver.approved ? (
        <ToneBadge tone="wire" icon={IconCircleCheck}>
          {drivers.approved}
        </ToneBadge>
      ) : (
        <ToneBadge tone="amber" icon={IconHourglass}>
          {drivers.notApproved}
        </ToneBadge>
      )}
      {driver.suspended ? (
        <ToneBadge tone="red" icon={IconPlayerPause}>
          {drivers.suspended}
        </ToneBadge>
      ) : (
        <ToneBadge tone="gray">{drivers.active}</ToneBadge>
      )}
      {driver.available ? (
        <ToneBadge tone="sky">{drivers.available}</ToneBadge>
      ) : (
        <ToneBadge tone="gray">{drivers.unavailable}</ToneBadge>
      )}
    </div>
  );
}
