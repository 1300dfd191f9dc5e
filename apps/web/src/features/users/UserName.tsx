import { Box, Group, Text } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { useMe } from '../session/use-me.ts';
import { useUsersTexts } from './texts.en.ts';
import styles from './people.module.css';

/** Picture and name of a user; the admin's own is marked. */
export function UserName({ user, avatarPx, below }: { user: UserView; avatarPx: number; below?: string }) {
  const users = useUsersTexts();
  const me = useMe();
  return (
    <Group gap={12} miw={0} wrap="nowrap">
      <PersonAvatar person={user} size={avatarPx} />
      <Box miw={0}>
        <p className={styles.name}>
          <span>{user.name}</span>
          {user.id === me?.id && (
            <ToneBadge tone="gray" size="sm">
              {users.you}
            </ToneBadge>
          )}
        </p>
        {below && (
          <Text size="sm" truncate miw={0} c="dimmed">
            {below}
          </Text>
        )}
      </Box>
    </Group>
  );
}
