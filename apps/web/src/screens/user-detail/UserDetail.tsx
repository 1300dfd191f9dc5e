import './user-detail.css';
import { Anchor, Button, Skeleton, Title, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { CutWire, EmptyState } from '@ridewire/ui';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouterState } from '@tanstack/react-router';
import { auditOfQuery } from '../../audit/audit-queries.ts';
import { FollowAudit } from '../../audit/FollowAudit.tsx';
import { findErrorCode } from '../../live/error-sentence.ts';
import { BlockButton } from '../../people/BlockButton.tsx';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { sessionsOfQuery, userQuery } from '../../people/people-queries.ts';
import { usePeopleChanges } from '../../people/use-people-changes.ts';
import { FollowRides } from '../../rides/FollowRides.tsx';
import { ridesOfQuery } from '../../rides/rides-queries.ts';
import { useMe } from '../../session/session-query.ts';
import { isUuid } from '../../lists/read-search.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { UserAudit } from './UserAudit.tsx';
import { UserDevices } from './UserDevices.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserRides } from './UserRides.tsx';

const route = getRouteApi('/_shell/dashboard/user-management/$userId');

/** One account, as it is now. */
export function UserDetail() {
  const { users, shell } = useTexts();
  const { userId } = route.useParams();
  const me = useMe();
  usePeopleChanges();
  // What is no id needs no asking.
  const isId = isUuid(userId);
  const { data: user, error, isFetching, refetch } = useQuery({ ...userQuery(userId), enabled: isId });
  // All asked for at once, and shown from above: what comes later moves nothing that is read.
  const more = { enabled: user !== undefined };
  const hasRides = !useQuery({ ...ridesOfQuery(userId), ...more }).isPending;
  const hasDevices = !useQuery({ ...sessionsOfQuery(userId), ...more }).isPending;
  useQuery({ ...auditOfQuery(userId), ...more });
  // Where one came from: the list as it was searched and filtered.
  const search = useRouterState({ select: ({ location }) => location.state.userSearch ?? {} });
  const code = error && findErrorCode(error);
  const isUnknown = !isId || code === 'USER_NOT_FOUND';
  useDocumentTitle(`${user?.name ?? users.user} · ${shell.productName}`);
  if (isUnknown) {
    return (
      <div className="rw-screen-message">
        <EmptyState
          illustration={CutWire}
          line={<h1 tabIndex={-1}>{users.notFound}</h1>}
          action={
            <Button
              renderRoot={(props) => <Link {...props} to="/dashboard/user-management" search={search} />}
            >
              {users.backToUsers}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="rw-page">
      <Anchor
        className="rw-user-back"
        renderRoot={(props) => <Link {...props} to="/dashboard/user-management" search={search} />}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        {users.back}
      </Anchor>
      <div className="rw-page-head">
        <Title order={1} tabIndex={-1} className="rw-user-name">
          {user ? user.name : <VisuallyHidden>{users.user}</VisuallyHidden>}
          {!user && !error && <Skeleton component="span" height={38} width={240} />}
        </Title>
        {user && <BlockButton user={user} className="rw-user-block" />}
        {user && user.id === me?.id && <span className="rw-user-own">{users.ownAccount}</span>}
      </div>
      {error && (
        <LoadFailure sentence={users.detailFailed} isTrying={isFetching} onTry={() => void refetch()} />
      )}
      {!user && !error && <Skeleton height={320} />}
      {user && (
        <>
          <FollowRides />
          <FollowAudit />
          <div className="rw-user-parts">
            <div>
              <UserFacts user={user} />
              <UserRides user={user} />
              {hasRides && <UserDevices user={user} />}
            </div>
            {hasRides && hasDevices && <UserAudit user={user} />}
          </div>
        </>
      )}
    </div>
  );
}
