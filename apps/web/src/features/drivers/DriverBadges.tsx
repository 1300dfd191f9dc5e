import { Group } from '@mantine/core';
import type { DriverView } from '@ridewire/contracts';
import { ToneBadge, useNow } from '@ridewire/ui';
import {
  IconAntennaBarsOff,
  IconBan,
  IconCircleCheck,
  IconCoffee,
  IconHourglass,
  IconPlayerPause,
  IconZzz,
} from '@tabler/icons-react';
import { LostSignal } from '../people/LostSignal.tsx';
import { OnBreakUntil } from '../people/OnBreakUntil.tsx';
import { useDriversTexts } from './texts.en.ts';

/** A driver's standing: approved, suspended, available; and whether the account is blocked. */
export function DriverBadges({ driver }: { driver: DriverView }) {
  const drivers = useDriversTexts();
  return (
    <Group gap={6} data-part="list-badges">
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
      <ReachBadge driver={driver} />
    </Group>
  );
}

/** Online or on a break, and whether the driver can be reached. */
function ReachBadge({ driver: { available, presence } }: { driver: DriverView }) {
  const drivers = useDriversTexts();
  const coolingUntil = presence.cooling?.until ?? 0;
  const isCooling = useNow((ms) => (ms < coolingUntil ? coolingUntil - ms : Infinity)) < coolingUntil;
  if (presence.onBreak)
    return (
      <ToneBadge tone="sky" icon={IconCoffee}>
        <OnBreakUntil onBreak={presence.onBreak} />
      </ToneBadge>
    );
  if (!available) return <ToneBadge tone="gray">{drivers.unavailable}</ToneBadge>;
  if (presence.silentSince !== null)
    return (
      <ToneBadge tone="amber" icon={IconAntennaBarsOff}>
        <LostSignal since={presence.silentSince} />
      </ToneBadge>
    );
  if (presence.pausedSince !== null)
    return (
      <ToneBadge tone="amber" icon={IconZzz}>
        {drivers.notAnswering}
      </ToneBadge>
    );
  if (isCooling)
    return (
      <ToneBadge tone="gray" icon={IconHourglass}>
        {drivers.cooling}
      </ToneBadge>
    );
  return <ToneBadge tone="sky">{drivers.available}</ToneBadge>;
}
