import './profile.css';
import { Alert } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../session/session-query.ts';
import { useProfile } from '../../session/use-profile.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { EditProfile } from './EditProfile.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileStatistics } from './ProfileStatistics.tsx';

const route = getRouteApi('/_shell/dashboard/profile');

/** Who one is here, and what one has done. What changes on another device changes here. */
export function Profile() {
  const { profile } = useTexts();
  const { edit } = route.useSearch();
  const navigate = useNavigate();
  const me = useMe();
  const { data, failure } = useProfile();
  if (!me) return null;
  const isDriver = me.role === 'driver';
  // A driver's dialog begins with the vehicle, which must be known first.
  const isReady = !isDriver || data !== undefined;
  return (
    <Page
      title={profile.title}
      isNarrow
      actions={
        <LinkButton
          to="/dashboard/profile"
          search={{ edit: 'profile' }}
          resetScroll={false}
          size="md"
          leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
        >
          {profile.update}
        </LinkButton>
      }
    >
      <div className="rw-profile">
        <ProfileHead me={me} />
        {failure && !data && (
          <Alert color="red" role="alert">
            {profile.failed(failure)}
          </Alert>
        )}
        <ProfileStatistics role={me.role} profile={data} isFailed={failure !== null} />
        <ProfileFacts me={me} profile={data} isFailed={failure !== null} />
      </div>
      <EditProfile
        me={me}
        vehicle={data?.driver?.vehicle}
        edit={isReady ? edit : undefined}
        onClose={() => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })}
      />
    </Page>
  );
}
