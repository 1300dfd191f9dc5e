import type { UserStatus } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { IconBan, IconShieldCheck } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';

type Size = 'sm' | 'md';

/** What is usual is quiet; a blocked account is the one solid badge. */
export function StatusBadge({ status, size = 'sm' }: { status: UserStatus; size?: Size }) {
  const { users } = useTexts();
  return status === 'blocked' ? (
    <ToneBadge tone="danger" icon={IconBan} size={size}>
      {users.statuses.blocked}
    </ToneBadge>
  ) : (
    <ToneBadge tone="gray" size={size}>
      {users.statuses.active}
    </ToneBadge>
  );
}

export function VerifiedBadge({ isVerified, size = 'sm' }: { isVerified: boolean; size?: Size }) {
  const { users } = useTexts();
  return isVerified ? (
    <ToneBadge tone="wire" icon={IconShieldCheck} size={size}>
      {users.verified}
    </ToneBadge>
  ) : (
    <ToneBadge tone="amber" size={size}>
      {users.unverified}
    </ToneBadge>
  );
}
