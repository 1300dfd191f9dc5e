import type { UserView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { BlockButton } from '../../people/BlockButton.tsx';
import { useRowFlash } from '../../lists/use-row-flash.ts';
import { useShownStatus } from '../../people/use-set-user-status.ts';
import { RoleBadge } from '../../shell/RoleBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { StatusBadge, VerifiedBadge } from './UserBadges.tsx';
import { UserName } from './UserName.tsx';
import type { UserSearch } from './user-search.ts';
import type { UsersProps } from './UserTable.tsx';
import { ViewLink } from './ViewLink.tsx';

/** Users as cards, where rows would not fit. */
export function UserCards({ users: shown, search }: UsersProps) {
  const { users } = useTexts();
  return (
    <ul className="rw-list-cards" aria-label={users.list}>
      {shown.map((user) => (
        <UserCard key={user.id} user={user} search={search} />
      ))}
    </ul>
  );
}

function UserCard({ user, search }: { user: UserView; search: UserSearch }) {
  const { users } = useTexts();
  const format = useFormat();
  const status = useShownStatus(user);
  const { name, email, role, isEmailVerified, avatarUrl, createdAt } = user;
  const flash = useRowFlash([name, email, role, status, isEmailVerified, avatarUrl], createdAt);
  return (
    <li className="rw-list-card" {...flash}>
      <UserName user={user} avatarPx={44} below={email} />
      <div className="rw-list-badges">
        <RoleBadge role={role} />
        <StatusBadge status={status} size="md" />
        <VerifiedBadge isVerified={isEmailVerified} size="md" />
      </div>
      <p className="rw-users-joined">
        <time dateTime={createdAt}>{users.joinedOn(format.date(createdAt))}</time>
      </p>
      <div className="rw-list-actions">
        <ViewLink user={user} search={search} />
        <BlockButton user={user} />
      </div>
    </li>
  );
}
