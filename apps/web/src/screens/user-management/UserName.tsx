import '../../people/people.css';
import type { UserView } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useMe } from '../../session/session-query.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Picture and name of a user; one's own is marked. */
export function UserName({ user, avatarPx, below }: { user: UserView; avatarPx: number; below?: string }) {
  const { users } = useTexts();
  const me = useMe();
  return (
    <div className="rw-person">
      <PersonAvatar person={user} size={avatarPx} />
      <div className="rw-person-words">
        <p className="rw-person-name">
          <span>{user.name}</span>
          {user.id === me?.id && (
            <ToneBadge tone="gray" size="sm">
              {users.you}
            </ToneBadge>
          )}
        </p>
        {below && <p className="rw-person-below">{below}</p>}
      </div>
    </div>
  );
}
