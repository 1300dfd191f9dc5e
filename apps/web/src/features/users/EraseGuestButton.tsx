import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { UserView } from '@ridewire/contracts';
import { useNavigate } from '@tanstack/react-router';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { usePeopleTexts } from '../people/texts.en.ts';
import { useUsersTexts } from './texts.en.ts';

/** Removes a guest, who has no account to delete themselves. */
export function EraseGuestButton({ user: { id: userId, name } }: { user: UserView }) {
  const people = usePeopleTexts();
  const users = useUsersTexts();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [isAsking, ask] = useDisclosure();
  const erase = trpc.bookings.eraseGuest.useMutation({
    onSuccess: async () => {
      toastDone(users.guestErased(name));
      await navigate({ to: '/dashboard/user-management' });
      void utils.users.invalidate();
    },
    onError: (error) => {
      ask.close();
      toastFailed(errorSentence(error, users.eraseFailed));
    },
  });
  return (
    <>
      <ConnectedButton variant="light" color="red" onPress={ask.open}>
        {users.eraseGuest}
      </ConnectedButton>
      <AskDialog
        isOpen={isAsking}
        title={users.eraseTitle(name)}
        confirm={users.eraseGuest}
        refuse={people.cancel}
        isDanger
        isBusy={erase.isPending}
        onConfirm={() => erase.mutate({ userId })}
        onClose={ask.close}
      >
        <Text>{users.eraseText}</Text>
      </AskDialog>
    </>
  );
}
