import { Text } from '@mantine/core';
import type { WishView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { Row } from '../../kit/lists/Row.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { Failure } from '../../kit/notes/Failure.tsx';
import { Setting } from '../../kit/page/Setting.tsx';
import { useKeepFocus } from '../../kit/page/use-keep-focus.ts';
import { useMe } from '../session/use-me.ts';
import { useMakeWish, useWishesLive } from './wishes-live.ts';
import { useWishesTexts } from './texts.en.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';

/** The people a rider or driver wants again or avoids, with a way back; nothing for admins, who have no rides. */
export function WishSetting() {
  const role = useMe()?.role;
  return role === 'rider' || role === 'driver' ? <Wishes by={role} /> : null;
}

function Wishes({ by }: { by: 'rider' | 'driver' }) {
  const wishes = useWishesTexts();
  const { data, failure } = useWishesLive();
  // Favorites first; each group in the order of names.
  const sorted = data?.toSorted((a, b) => b.kind.localeCompare(a.kind) || a.name.localeCompare(b.name) || 0);
  // The row with the focused button leaves with it.
  const frame = useKeepFocus<HTMLElement>(data?.map(({ userId }) => userId).join() ?? '');
  return (
    <Setting
      id="wishes"
      ref={frame}
      title={wishes.title[by]}
      hint={data?.length === 0 ? wishes.none[by] : wishes.hint[by]}
    >
      {failure && <Failure mb="sm">{wishes.loadFailed(failure)}</Failure>}
      {!sorted && !failure && <Waiting height={64} />}
      {sorted && sorted.length > 0 && (
        <Rows>
          {sorted.map((wish) => (
            <WishRow key={wish.userId} wish={wish} />
          ))}
        </Rows>
      )}
    </Setting>
  );
}

function WishRow({ wish }: { wish: WishView }) {
  const wishes = useWishesTexts();
  const format = useFormat();
  const make = useMakeWish();
  const { userId: id, name, avatarUrl, kind, at } = wish;
  return (
    <Row>
      <PersonAvatar person={wish} size={40} />
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed" className="rw-num">
          {wishes.since(wishes.kinds[kind], format.date(at))}
        </Text>
      </div>
      <ConnectedButton
        variant="default"
        size="sm"
        aria-label={wishes.undoOf(name)}
        onPress={() => make({ id, name, avatarUrl }, null)}
      >
        {wishes.undo}
      </ConnectedButton>
    </Row>
  );
}
