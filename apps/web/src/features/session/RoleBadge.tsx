import type { Role } from '@ridewire/contracts';
import { ToneBadge, type Tone } from '@ridewire/ui';
import { IconCar, IconShieldHalf, IconUser, type Icon } from '@tabler/icons-react';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

const LOOK: Record<Role, { tone: Tone; icon: Icon }> = {
  rider: { tone: 'sky', icon: IconUser },
  driver: { tone: 'wire', icon: IconCar },
  admin: { tone: 'violet', icon: IconShieldHalf },
};

export const roleIcon = (role: Role): Icon => LOOK[role].icon;

interface RoleBadgeProps {
  role: Role;
  /** Says more exactly what they do. */
  label?: string | undefined;
  size?: 'md' | 'sm';
}

/** A person's role. */
export function RoleBadge({ role, label, size = 'md' }: RoleBadgeProps) {
  const kit = useKitTexts();
  const { tone, icon } = LOOK[role];
  return (
    <ToneBadge tone={tone} icon={icon} size={size}>
      {label ?? kit.roles[role]}
    </ToneBadge>
  );
}
