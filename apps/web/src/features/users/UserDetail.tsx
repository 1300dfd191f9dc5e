import { PhoneLink } from '../people/PhoneLink.tsx';
import { EmailLink } from '../people/EmailLink.tsx';
import { isGuest } from '@ridewire/contracts/guests';
import { Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import type { UserView } from '@ridewire/contracts';
import { IconShieldCheck } from '@tabler/icons-react';
import { trpc } from '../../kit/live/trpc.ts';
import { auditOf } from '../audit/audit-search.ts';
import { FollowAudit } from '../audit/FollowAudit.tsx';
import { findErrorCode } from '../../kit/live/error-sentence.ts';
import { DeskRoleFact } from './DeskRoleFact.tsx';
import { useDeskTexts } from './desk.en.ts';
import { BlockButton } from './BlockButton.tsx';
import { EraseGuestButton } from './EraseGuestButton.tsx';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { usePeopleChanges } from '../people/people-live.ts';
import { FollowRides } from '../rides/FollowRides.tsx';
import { useMe } from '../session/use-me.ts';
import { isUuid } from '../../kit/lists/read-search.ts';
import { UserAudit } from './UserAudit.tsx';
import { UserDevices } from './UserDevices.tsx';
import { UserSecondFactor } from './UserSecondFactor.tsx';
import { UserRecord } from './UserRecord.tsx';
import { UserRides } from './UserRides.tsx';
import { scheduledOf, UserScheduled } from './UserScheduled.tsx';
import { useUsersTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageFrame } from '../../kit/page/PageFrame.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { useShownStatus } from './use-set-user-status.ts';
import { StatusBadge, UserRole } from './UserBadges.tsx';
import { usePeopleTexts } from '../people/texts.en.ts';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { NoSuchItem } from '../../kit/page/NoSuchItem.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Parts } from '../../kit/page/Parts.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { IfMay, useMay } from '../session/IfMay.tsx';

const route = getRouteApi('/_shell/dashboard/user-management/$userId');

/** One account, as it is now. */
export function UserDetail() {
  const users = useUsersTexts();
  const kit = useKitTexts();
  const { userId } = route.useParams();
  const me = useMe();
  usePeopleChanges();
  // A malformed id needs no request.
  const isId = isUuid(userId);
  const { data: user, error, isFetching, refetch } = trpc.users.get.useQuery({ userId }, { enabled: isId });
  // All requested at once, and shown from the top down: late parts move nothing that is being read.
  const more = { enabled: user !== undefined };
  const hasRides = !trpc.rides.ofUser.useQuery({ userId }, more).isPending;
  const isRider = user?.role === 'rider';
  const scheduled = trpc.scheduled.list.useQuery(scheduledOf(userId), { enabled: isRider });
  const hasScheduled = hasRides && !(isRider && scheduled.isPending);
  const hasDevices = !trpc.sessions.ofUser.useQuery({ userId }, more).isPending;
  const mayAudit = useMay('audit:read');
  trpc.audit.list.useQuery(auditOf(userId), { enabled: more.enabled && mayAudit });
  // The address of the list as it was searched and filtered.
  const search = useRouterState({ select: ({ location }) => location.state.userSearch ?? {} });
  const code = error && findErrorCode(error);
  const isUnknown = !isId || code === 'USER_NOT_FOUND';
  useDocumentTitle(`${user?.name ?? users.user} · ${kit.productName}`);
  if (isUnknown) {
    return (
      <NoSuchItem
        line={users.notFound}
        back={
          <LinkButton to="/dashboard/user-management" search={search}>
            {users.backToUsers}
          </LinkButton>
        }
      />
    );
  }
  return (
    <PageFrame>
      <BackLink to="/dashboard/user-management" search={search}>
        {users.back}
      </BackLink>
      <PageHead>
        <Title order={1} tabIndex={-1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {user ? user.name : <VisuallyHidden>{users.user}</VisuallyHidden>}
          {!user && !error && <Skeleton component="span" height={38} width={240} />}
        </Title>
        {user && (
          <Group gap={8}>
            {isGuest(user) && (
              <IfMay right="people:write">
                <EraseGuestButton user={user} />
              </IfMay>
            )}
            <BlockButton user={user} miw="7rem" />
          </Group>
        )}
        {user && user.id === me?.id && (
          <Text span inherit fz="sm" c="dimmed">
            {users.ownAccount}
          </Text>
        )}
      </PageHead>
      {error && <LoadFailure sentence={users.detailFailed} isTrying={isFetching} onTry={refetch} />}
      {!user && !error && <Waiting height={320} />}
      {user && (
        <>
          <FollowRides />
          <FollowAudit />
          <Parts>
            <div>
              <UserFacts user={user} />
              <UserRides user={user} />
              {hasRides && isRider && <UserScheduled user={user} />}
              {hasScheduled && user.role !== 'admin' && <UserRecord user={user} />}
              {hasScheduled && <UserDevices user={user} />}
              {hasScheduled && !isGuest(user) && <UserSecondFactor user={user} />}
            </div>
            {hasScheduled && hasDevices && mayAudit && <UserAudit user={user} />}
          </Parts>
        </>
      )}
    </PageFrame>
  );
}

/** Everything an admin may know about an account. */
function UserFacts({ user }: { user: UserView }) {
  const people = usePeopleTexts();
  const users = useUsersTexts();
  const format = useFormat();
  const status = useShownStatus(user);
  const desk = useDeskTexts();
  const { name, email, phone, address, role, deskRole, isEmailVerified, avatarUrl, createdAt } = user;
  const flash = useRowFlash(
    [name, email, phone, address, role, deskRole, isEmailVerified, avatarUrl, status],
    createdAt,
  );
  return (
    <Panel data-part="user-panel" aria-label={users.details} {...flash}>
      <Stack gap="lg">
        <Group gap="16px 24px">
          <PersonAvatar person={user} size={96} />
          <Group gap={6} data-part="list-badges">
            <UserRole user={user} />
            <StatusBadge status={status} size="md" />
            {isGuest(user) ? (
              <ToneBadge tone="gray">{people.guest}</ToneBadge>
            ) : isEmailVerified ? (
              <ToneBadge tone="wire" icon={IconShieldCheck}>
                {users.verifiedAccount}
              </ToneBadge>
            ) : (
              <ToneBadge tone="amber">{users.unverified}</ToneBadge>
            )}
          </Group>
        </Group>
        <FactList height={44}>
          <Fact label={users.email}>
            <EmailLink email={email} />
          </Fact>
          <Fact label={users.phone}>{phone ? <PhoneLink phone={phone} /> : people.notProvided}</Fact>
          <Fact label={users.address}>{address ?? people.notProvided}</Fact>
          {deskRole && (
            <Fact label={desk.deskRole}>
              <DeskRoleFact user={{ ...user, deskRole }} />
            </Fact>
          )}
          <Fact label={users.joined}>
            <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
          </Fact>
        </FactList>
        {role === 'driver' && (
          <TextLink size="sm" to="/dashboard/driver-management/$driverId" params={{ driverId: user.id }}>
            {users.openDriver}
          </TextLink>
        )}
      </Stack>
    </Panel>
  );
}
