import { Text } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../live/error-sentence.ts';
import { api } from '../../live/trpc.ts';
import { PEOPLE_KEY } from '../../people/people-queries.ts';
import { AskDialog } from '../../shell/AskDialog.tsx';
import { focusLostHeading } from '../../shell/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export interface SignOutUserDialogProps {
  user: Pick<UserView, 'id' | 'name'>;
  isOpen: boolean;
  /** They are signed in nowhere by now. */
  isGone: boolean;
  onClose: () => void;
}

/** Asks before somebody is signed out everywhere. */
export function SignOutUserDialog({ user, isOpen, isGone, onClose }: SignOutUserDialogProps) {
  const { audit } = useTexts();
  const cache = useQueryClient();
  const ending = useMutation({
    mutationFn: () => api.sessions.endAllOf.mutate({ userId: user.id }),
    onSuccess: () => {
      onClose();
      toastDone(audit.signedOut);
      void cache.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
    onError: (error) => toastFailed(errorSentence(error, audit.signOutFailed)),
  });
  return (
    <AskDialog
      isOpen={isOpen}
      isDanger
      isBusy={ending.isPending}
      title={audit.signOutTitle(user.name)}
      stale={isOpen && isGone && !ending.isPending && audit.signOutStale}
      confirm={audit.signOutConfirm}
      refuse={audit.signOutKeep}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
      // The button that was pressed is gone.
      onClosed={() => focusLostHeading()}
    >
      <Text>{audit.signOutText}</Text>
    </AskDialog>
  );
}
