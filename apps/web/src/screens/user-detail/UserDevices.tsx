import '../settings/settings.css';
import { Button } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsOfQuery } from '../../people/people-queries.ts';
import { useMe } from '../../session/session-query.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DeviceRow } from '../settings/DeviceRow.tsx';
import { SignOutUserDialog } from './SignOutUserDialog.tsx';
import { UserPart } from './UserPart.tsx';

/** Where somebody is signed in, and the way to end that. One's own devices are signed out in the settings. */
export function UserDevices({ user }: { user: UserView }) {
  const { audit } = useTexts();
  const me = useMe();
  const query = useQuery(sessionsOfQuery(user.id));
  const [isAsked, setAsked] = useState(false);
  const isOwn = user.id === me?.id;
  const count = query.data?.length ?? 0;
  return (
    <UserPart title={audit.devices} query={query} failed={audit.devicesFailed} skeletonHeight={74}>
      {(sessions) => (
        <>
          {sessions.length === 0 ? (
            <p className="rw-user-none">{audit.noDevices}</p>
          ) : (
            <ul className="rw-devices" aria-label={audit.devices}>
              {sessions.map((session) => (
                <DeviceRow key={session.id} session={session} />
              ))}
            </ul>
          )}
          {isOwn && <p className="rw-user-none">{audit.ownDevices}</p>}
          {!isOwn && sessions.length > 0 && (
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
