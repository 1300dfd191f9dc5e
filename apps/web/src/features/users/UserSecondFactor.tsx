import { Button, Text } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { invalidatePeople } from '../people/keep-people.ts';
import { useSecondFactorTexts } from '../second-factor/texts.en.ts';
import { useMay } from '../session/IfMay.tsx';
import { useMe } from '../session/use-me.ts';
import { UserPart } from './UserPart.tsx';

/** Whether a person has a second factor or passkeys, and a button that takes them away from those who lost theirs. */
export function UserSecondFactor({ user }: { user: UserView }) {
  const texts = useSecondFactorTexts();
  const format = useFormat();
  const me = useMe();
  const query = trpc.secondFactor.ofUser.useQuery({ userId: user.id });
  const [isAsked, setAsked] = useState(false);
  const mayBar = useMay(user.role === 'admin' ? 'admins:write' : 'people:write');
  const isOwn = user.id === me?.id;
  return (
    <UserPart title={texts.title} query={query} failed={texts.ofUserFailed} skeletonHeight={24}>
      {({ turnedOnAt, passkeys }) => (
        <>
          <Text size="sm" c="dimmed" mt={8}>
            {turnedOnAt === null ? texts.ofUserNone : texts.on(format.date(turnedOnAt))}{' '}
            {passkeys > 0 && texts.ofUserPasskeys(format.count(passkeys), passkeys === 1)}{' '}
            {isOwn && texts.ownHint}
          </Text>
          {(turnedOnAt !== null || passkeys > 0) && !isOwn && mayBar && (
            <Button
              variant="default"
              mt="sm"
              leftSection={<IconShieldOff size={20} stroke={1.75} aria-hidden />}
              onClick={() => setAsked(true)}
            >
              {texts.remove}
            </Button>
          )}
          <RemoveDialog user={user} isOpen={isAsked} onClose={() => setAsked(false)} />
        </>
      )}
    </UserPart>
  );
}

interface RemoveDialogProps {
  user: Pick<UserView, 'id' | 'name'>;
  isOpen: boolean;
  onClose: () => void;
}

function RemoveDialog({ user, isOpen, onClose }: RemoveDialogProps) {
  const texts = useSecondFactorTexts();
  const removing = trpc.secondFactor.removeOf.useMutation({
    onSuccess: () => toastDone(texts.removed),
    onError: (error) => toastFailed(errorSentence(error, texts.removeFailed)),
    // Someone else may have done it just before.
    onSettled: () => {
      onClose();
      void invalidatePeople();
    },
  });
  return (
    <AskDialog
      isOpen={isOpen}
      isDanger
      isBusy={removing.isPending}
      title={texts.removeTitle(user.name)}
      confirm={texts.removeConfirm}
      refuse={texts.removeKeep}
      onConfirm={() => removing.mutate({ userId: user.id })}
      onClose={onClose}
      // The pressed button is gone.
      onClosed={() => focusLostHeading()}
    >
      <Text>{texts.removeText}</Text>
    </AskDialog>
  );
}
