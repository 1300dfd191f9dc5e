import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { Newest, PersonRecord, UserView } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { Rows } from '../../kit/lists/Rows.tsx';
import { FollowRecord } from './FollowRecord.tsx';
import { UserPart } from './UserPart.tsx';
import { useUsersTexts } from './texts.en.ts';
import styles from './user-detail.module.css';

type ItemOf<Kind extends keyof PersonRecord> = PersonRecord[Kind]['items'][number];

/** Refunds, SOS alerts, messages, odd rides and wishes of a person, the newest of each; kinds without any are left out. */
export function UserRecord({ user }: { user: Pick<UserView, 'id'> }) {
  const { record } = useUsersTexts();
  const query = trpc.users.record.useQuery({ userId: user.id });
  return (
    <UserPart
      title={record.title}
      query={query}
      failed={record.failed}
      skeletonHeight={120}
      beside={<FollowRecord userId={user.id} />}
    >
      {({ alerts, reviews, refunds, messages, wishes }) =>
        [alerts, reviews, refunds, messages, wishes].every(({ items }) => items.length === 0) ? (
          <Text size="sm" c="dimmed" mt={8}>
            {record.nothing}
          </Text>
        ) : (
          <Stack>
            <Kind
              name={record.alerts}
              of={alerts}
              keyOf={({ id }) => id}
              show={(alert) => <Alert alert={alert} />}
            />
            <Kind
              name={record.reviews}
              of={reviews}
              keyOf={({ rideId }) => rideId}
              show={(review) => <Review review={review} />}
            />
            <Kind
              name={record.refunds}
              of={refunds}
              keyOf={({ id }) => id}
              show={(refund) => <Refund refund={refund} />}
            />
            <Kind
              name={record.messages}
              of={messages}
              keyOf={({ id }) => id}
              show={(message) => <Message message={message} />}
            />
            <Kind
              name={record.wishes}
              of={wishes}
              keyOf={({ other, isOwn }) => `${other.id} ${isOwn}`}
              show={(wish) => <Wish wish={wish} />}
            />
          </Stack>
        )
      }
    </UserPart>
  );
}

interface KindProps<Item> {
  name: string;
  of: Newest<Item>;
  keyOf: (item: Item) => string;
  show: (item: Item) => ReactNode;
}

function Kind<Item>({ name, of: { items, hasMore }, keyOf, show }: KindProps<Item>) {
  const { record } = useUsersTexts();
  if (items.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6" mb={6}>
        {name}
      </Title>
      <Rows aria-label={name}>
        {items.map((item) => (
          <li key={keyOf(item)}>{show(item)}</li>
        ))}
      </Rows>
      {hasMore && (
        <Text size="xs" c="dimmed" mt={4}>
          {record.newestOnly(items.length)}
        </Text>
      )}
    </div>
  );
}

const toRide = (rideId: string) =>
  linkOptions({ to: '/dashboard/ride-management/$rideId', params: { rideId } });
const toIncident = (rideId: string) =>
  linkOptions({ to: '/dashboard/admin/incidents/$rideId', params: { rideId } });
const toMessage = (messageId: string) =>
  linkOptions({ to: '/dashboard/admin/messages/$messageId', params: { messageId } });
const toUser = (userId: string) =>
  linkOptions({ to: '/dashboard/user-management/$userId', params: { userId } });

interface EntryProps {
  link: ReturnType<typeof toRide | typeof toIncident | typeof toMessage | typeof toUser>;
  at: string;
  /** Its subject, or its state. */
  children: ReactNode;
  beside?: ReactNode;
}

/** One line, which leads to its page. */
function Entry({ link, at, children, beside }: EntryProps) {
  const format = useFormat();
  return (
    <Link {...link} className={styles.ride}>
      <Group component="span" gap="4px 12px" wrap="nowrap">
        <Text span size="sm" truncate flex="1 1 auto">
          {children}
        </Text>
        {beside}
      </Group>
      <Box component="time" dateTime={at} fz="xs" c="dimmed">
        {format.dateTime(at)}
      </Box>
    </Link>
  );
}

function State({ isDone, children }: { isDone: boolean; children: string }) {
  return (
    <ToneBadge size="sm" tone={isDone ? 'wire' : 'amber'}>
      {children}
    </ToneBadge>
  );
}

function Alert({ alert: { rideId, by, at, isClosed } }: { alert: ItemOf<'alerts'> }) {
  const { record } = useUsersTexts();
  return (
    <Entry
      link={toIncident(rideId)}
      at={at}
      beside={<State isDone={isClosed}>{isClosed ? record.closed : record.open}</State>}
    >
      {by.isPerson ? record.called : record.calledBy[by.role === 'driver' ? 'driver' : 'rider']}
    </Entry>
  );
}

function Review({ review: { rideId, why, at, isReviewed } }: { review: ItemOf<'reviews'> }) {
  const { record } = useUsersTexts();
  return (
    <Entry
      link={toRide(rideId)}
      at={at}
      beside={<State isDone={isReviewed}>{isReviewed ? record.reviewed : record.needsReview}</State>}
    >
      {why.map((each) => record.why[each]).join(' ')}
    </Entry>
  );
}

function Refund({ refund: { rideId, amountCents, reason, at } }: { refund: ItemOf<'refunds'> }) {
  const format = useFormat();
  return (
    <Entry link={toRide(rideId)} at={at} beside={<span className="rw-num">{format.money(amountCents)}</span>}>
      {reason}
    </Entry>
  );
}

function Message({ message: { id, text, at, isAnswered } }: { message: ItemOf<'messages'> }) {
  const { record } = useUsersTexts();
  return (
    <Entry
      link={toMessage(id)}
      at={at}
      beside={<State isDone={isAnswered}>{isAnswered ? record.answered : record.open}</State>}
    >
      {text}
    </Entry>
  );
}

function Wish({ wish: { other, kind, isOwn, at } }: { wish: ItemOf<'wishes'> }) {
  const { record } = useUsersTexts();
  return (
    <Entry link={toUser(other.id)} at={at}>
      {isOwn ? record.wish.own[kind](other.name) : record.wish.others[kind](other.name)}
    </Entry>
  );
}
