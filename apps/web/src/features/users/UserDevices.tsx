import { Button, Text } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { invalidatePeople } from '../people/keep-people.ts';
import { useMe } from '../session/use-me.ts';
import { DeviceRow } from '../profile/settings/DeviceRow.tsx';
import { UserPart } from './UserPart.tsx';
import { useAuditTexts } from '../audit/texts.en.ts';
import { Rows } from '../../kit/lists/Rows.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useMay } from '../session/IfMay.tsx';

/** A person's signed-in devices, and a button to sign them out. Admins sign their own devices out in the settings. */
export function UserDevices({ user }: { user: UserView }) {
  const audit = useAuditTexts();
  const me = useMe();
  const query = trpc.sessions.ofUser.useQuery({ userId: user.id });
  const [isAsked, setAsked] = useState(false);
  const mayEnd = useMay(user.role === 'admin' ? 'admins:write' : 'people:write');
  const isOwn = user.id === me?.id;
  const count = query.data?.length ?? 0;
  return (
    <UserPart title={audit.devices} query={query} failed={audit.devicesFailed} skeletonHeight={74}>
      {(sessions) => (
        <>
          {sessions.length === 0 ? (
            <Text size="sm" c="dimmed" mt={8}>
              {audit.noDevices}
            </Text>
          ) : (
            <Rows aria-label={audit.devices}>
              {sessions.map((session) => (
                <DeviceRow key={session.id} session={session} />
              ))}
            </Rows>
          )}
          {isOwn && (
            <Text size="sm" c="dimmed" mt={8}>
              {audit.ownDevices}
            </Text>
          )}
          {!isOwn && mayEnd && sessions.length > 0 && (
            <Button
              variant="default"
              mt="sm"
              leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
              onClick={() => setAsked(true)}
            >
              {audit.signOut}
            </Button>
          )}
          <SignOutUserDialog
            user={user}
            isOpen={isAsked}
            isGone={count === 0}
            onClose={() => setAsked(false)}
          />
        </>
      )}
    </UserPart>
  );
}

interface SignOutUserDialogProps {
  user: Pick<UserView, 'id' | 'name'>;
  isOpen: boolean;
  /** They are no longer signed in anywhere. */
  isGone: boolean;
  onClose: () => void;
}

/** Asks before a person is signed out everywhere. */
function SignOutUserDialog({ user, isOpen, isGone, onClose }: SignOutUserDialogProps) {
  const audit = useAuditTexts();
  const ending = trpc.sessions.endAllOf.useMutation({
    onSuccess: () => {
      onClose();
      toastDone(audit.signedOut);
      void invalidatePeople();
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
      onConfirm={() => ending.mutate({ userId: user.id })}
      onClose={onClose}
      // The pressed button is gone.
      onClosed={() => focusLostHeading()}
    >
      <Text>{audit.signOutText}</Text>
    </AskDialog>
  );
}
