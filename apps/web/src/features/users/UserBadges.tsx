import type { DeskRole, UserStatus } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { IconBan, IconShieldCheck } from '@tabler/icons-react';
import { usePeopleTexts } from '../people/texts.en.ts';
import { useUsersTexts } from './texts.en.ts';

type Size = 'sm' | 'md';

/** Usual states are quiet; a blocked account is the one solid badge. */
export function StatusBadge({ status, size = 'sm' }: { status: UserStatus; size?: Size }) {
  const people = usePeopleTexts();
  return status === 'blocked' ? (
    <ToneBadge tone="danger" icon={IconBan} size={size}>
      {people.statuses.blocked}
    </ToneBadge>
  ) : (
    <ToneBadge tone="gray" size={size}>
      {people.statuses.active}
    </ToneBadge>
  );
}

export function VerifiedBadge({ isVerified, size = 'sm' }: { isVerified: boolean; size?: Size }) {
  const users = useUsersTexts();
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

/** What an admin does at the desk; nothing for everybody else. */
export function DeskRoleBadge({ deskRole, size = 'sm' }: { deskRole: DeskRole | null; size?: Size }) {
  const people = usePeopleTexts();
  return (
    deskRole && (
      <ToneBadge tone="gray" size={size}>
        {people.deskRoles[deskRole]}
      </ToneBadge>
    )
  );
}
