import { Text, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useCallback, useRef } from 'react';
import { useAskedHere } from '../../kit/page/ask-page.ts';
import { BLOCK_REASONS, type UserView } from '@ridewire/contracts';
import { useMe } from '../session/use-me.ts';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { BarReasonFields } from './BarReasonFields.tsx';
import { BarWarning } from './BarWarning.tsx';
import { useBarReason } from './use-bar-reason.ts';
import { useJustChanged } from './use-just-changed.ts';
import { usePendingStatus, useSetUserStatus } from './use-set-user-status.ts';
import { usePeopleTexts } from '../people/texts.en.ts';
import { useUsersTexts } from './texts.en.ts';
import { useMay } from '../session/IfMay.tsx';

export interface BlockButtonProps extends Pick<ButtonProps, 'miw' | 'variant'> {
  user: UserView;
}

/** Block, which asks first, or Unblock; one button, so that it keeps place and focus. Admins can't block themselves. */
export function BlockButton({ user, variant = 'default', ...look }: BlockButtonProps) {
  const people = usePeopleTexts();
  const users = useUsersTexts();
  const me = useMe();
  const pending = usePendingStatus(user.id);
  const status = pending ?? user.status;
  const setStatus = useSetUserStatus();
  const [isAsking, ask] = useDisclosure();
  // A press that would be ignored is not offered: its button says so.
  const isInert = useJustChanged(status) || pending !== null;
  const button = useRef<HTMLButtonElement>(null);
  useAskedHere(`block ${user.id}`, ask.open, status === 'active');
  // It asks nothing, so it can be pressed directly.
  useAskedHere(
    `unblock ${user.id}`,
    useCallback(() => button.current?.focus(), []),
    status === 'blocked',
  );
  const mayBar = useMay(user.role === 'admin' ? 'admins:write' : 'people:write');
  const why = useBarReason(isAsking);
  if (user.id === me?.id || !mayBar) return null;
  const isBlocked = status === 'blocked';
  const block = () => {
    const reason = why.take();
    if (reason === null) return;
    ask.close();
    setStatus({ userId: user.id, to: 'blocked', reason });
  };
  return (
    <>
      <ConnectedButton
        {...look}
        ref={button}
        variant={variant}
        color={variant === 'subtle' ? 'gray' : 'wire'}
        isInert={isInert}
        aria-label={isBlocked ? users.unblockName(user.name) : users.blockName(user.name)}
        onPress={isBlocked ? () => setStatus({ userId: user.id, to: 'active' }) : ask.open}
      >
        {isBlocked ? users.unblock : users.block}
      </ConnectedButton>
      <AskDialog
        isOpen={isAsking}
        title={users.blockTitle(user.name)}
        stale={isAsking && isBlocked && users.blockStale}
        confirm={users.block}
        isDanger
        refuse={people.cancel}
        onConfirm={block}
        onClose={ask.close}
      >
        <Text>{users.blockText}</Text>
        <BarWarning userId={user.id} isDriver={user.role === 'driver'} />
        <BarReasonFields why={why} reasons={BLOCK_REASONS} />
      </AskDialog>
    </>
  );
}
