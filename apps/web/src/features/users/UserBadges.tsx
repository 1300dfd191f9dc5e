import type { UserStatus, UserView } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { IconBan, IconShieldCheck } from '@tabler/icons-react';
import { usePeopleTexts } from '../people/texts.en.ts';
import { RoleBadge } from '../session/RoleBadge.tsx';
import { useUsersTexts } from './texts.en.ts';

type Size = 'sm' | 'md';

interface UserRoleProps {
  user: Pick<UserView, 'role' | 'deskRole'>;
  size?: Size;
}

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

/** A person's role; of admins other than owners, the one at the desk. */
export function UserRole({ user: { role, deskRole }, size = 'md' }: UserRoleProps) {
  const people = usePeopleTexts();
  const isMore = deskRole !== null && deskRole !== 'owner';
  return <RoleBadge role={role} label={isMore ? people.deskRoles[deskRole] : undefined} size={size} />;
}
