import { Anchor, Button, Group, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ScheduledAtDesk } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { RangeField } from '../../../kit/dates/RangeField.tsx';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { ListFilters } from '../../../kit/lists/ListFilters.tsx';
import { PagedList } from '../../../kit/lists/PagedList.tsx';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { SearchField } from '../../../kit/lists/SearchField.tsx';
import { useListSearch } from '../../../kit/lists/use-list-search.ts';
import { queries } from '../../../kit/live/queries.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { phoneLink } from '../../../kit/texts/phone-link.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { RideEnds } from '../../rides/RideEnds.tsx';
import { useTypeName } from '../../rides/ride-types.ts';
import { RideExtras } from '../../scheduled/RideExtras.tsx';
import { ScheduledActions } from '../ScheduledActions.tsx';
import { useAsksAt } from '../../scheduled/use-asks-at.ts';
import { useScheduledTexts } from '../../scheduled/texts.en.ts';
import { IfMay } from '../../session/IfMay.tsx';
import { ReleaseDriver } from './ReleaseDriver.tsx';
import { useScheduledChanges } from './scheduled-changes.ts';
import { scheduledInput, type ScheduledSearch } from './scheduled-search.ts';
import { useScheduledDeskTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/scheduled');
const rideQuery = (id: string) => queries.scheduled.get.queryOptions({ id });
const NO_FILTERS = { q: undefined, state: undefined, from: undefined, to: undefined, rider: undefined };
const TONES = { requested: 'sky', missed: 'amber', canceled: 'gray' } as const;
/** Those that wait are shown if nothing is chosen. */
const PAST_STATES = ['requested', 'missed', 'canceled'] as const;

/** Everyone's scheduled rides, those that wait the soonest first. The address holds what is shown, and it stays up to date. */
export function UpcomingRides() {
  const texts = useScheduledDeskTexts();
  const search = route.useSearch();
  useScheduledChanges();
  // The previous page stays while another one loads.
  const query = trpc.scheduled.list.useQuery(scheduledInput(search), { placeholderData: keepPreviousData });
  const { filter, goTo } = useListSearch<ScheduledSearch>(route.useNavigate());
  const { q, state, from, to, rider } = search;
  const name = query.data?.items.find((ride) => ride.rider.id === rider)?.rider.name;
  const ofRider = name === undefined ? texts.ofOneRider : texts.ofRider(name);
  return (
    <Page title={texts.title} isLive lead={texts.hint}>
      <ListFilters
        search={<SearchField label={texts.search} value={q} onSearch={(text) => filter({ q: text })} />}
        setCount={[state, from ?? to, rider].filter(Boolean).length}
      >
        <FilterChoice
          label={texts.state}
          all={texts.states.waiting}
          choices={PAST_STATES.map((value) => ({ value, label: texts.states[value] }))}
          value={state}
          onChoose={(value) => filter({ state: value })}
        />
        <RangeField
          label={texts.days}
          placeholder={texts.anyDays}
          from={from}
          to={to}
          reachesAhead
          onChoose={(days) => filter({ from: days.from, to: days.to })}
        />
        {rider !== undefined && (
          <Button
            variant="default"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={`${ofRider}. ${texts.allRiders}`}
            onClick={() => filter({ rider: undefined })}
          >
            {ofRider}
          </Button>
        )}
      </ListFilters>
      <PagedList
        query={query}
        texts={texts}
        itemQuery={rideQuery}
        filterKey={JSON.stringify([q, state, from, to, rider])}
        isFiltered={Boolean(q ?? state ?? from ?? to ?? rider)}
        onClearFilters={() => filter(NO_FILTERS)}
        onPage={goTo}
      >
        {(items) => <Rides rides={items} />}
      </PagedList>
    </Page>
  );
}

function Rides({ rides }: { rides: readonly ScheduledAtDesk[] }) {
  const isWide = useMediaQuery('(min-width: 75em), print', true, { getInitialValueInEffect: false });
  return isWide ? <RideTable rides={rides} /> : <RideCards rides={rides} />;
}

function RideTable({ rides }: { rides: readonly ScheduledAtDesk[] }) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <Rows component="div">
      <Table tabularNums layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={116}>{scheduled.pickup}</Table.Th>
            <Table.Th w="17%">{scheduled.rider}</Table.Th>
            <Table.Th w="17%">{scheduled.driver}</Table.Th>
            <Table.Th>{scheduled.trip}</Table.Th>
            <Table.Th w={112}>{scheduled.fare}</Table.Th>
            <Table.Th w={172}>{scheduled.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rides.map((ride) => (
            <Table.Tr key={ride.id}>
              <Table.Td>{format.dateTime(ride.pickupAt)}</Table.Td>
              <Table.Td>
                <Person person={ride.rider} />
              </Table.Td>
              <Table.Td>
                <Taker ride={ride} />
              </Table.Td>
              <Table.Td>
                <RideEnds ride={ride} />
                <RideExtras ride={ride} />
              </Table.Td>
              <Table.Td>
                {format.money(ride.fareCents)}
                <Text fz="sm" c="dimmed">
                  {typeName(ride.type)}
                </Text>
              </Table.Td>
              <Table.Td>
                <RideOutcome ride={ride} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Rows>
  );
}

/** The same where a table has no room. @param isOfOne whether they are all of the rider whose page this is */
export function RideCards({
  rides,
  isOfOne = false,
}: {
  rides: readonly ScheduledAtDesk[];
  isOfOne?: boolean;
}) {
  const texts = useScheduledDeskTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <Rows aria-label={texts.title}>
      {rides.map((ride) => (
        <Stack key={ride.id} component="li" gap={12} p={16}>
          <Group gap="4px 12px" justify="space-between">
            <Text span fw={650} className="rw-num">
              {format.dateTime(ride.pickupAt)}
            </Text>
            <Text span className="rw-num">
              {typeName(ride.type)} · {format.money(ride.fareCents)}
            </Text>
          </Group>
          {!isOfOne && <Person person={ride.rider} />}
          <Taker ride={ride} />
          <RideEnds ride={ride} />
          <RideExtras ride={ride} />
          <RideOutcome ride={ride} />
        </Stack>
      ))}
    </Rows>
  );
}

/** What can be done with a ride that waits; of another, what became of it. */
function RideOutcome({ ride }: { ride: ScheduledAtDesk }) {
  const texts = useScheduledDeskTexts();
  if (ride.state === 'waiting')
    return (
      <IfMay right="bookings:write">
        <ScheduledActions ride={ride} rider={ride.rider} />
      </IfMay>
    );
  return (
    <Group gap="4px 12px">
      <ToneBadge tone={TONES[ride.state]}>{texts.states[ride.state]}</ToneBadge>
      {ride.missedWhy && (
        <Text span size="sm">
          {texts.missed[ride.missedWhy]}
        </Text>
      )}
      {ride.rideId !== undefined && (
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link to="/dashboard/ride-management/$rideId" params={{ rideId: ride.rideId ?? '' }} {...props} />
          )}
        >
          {texts.viewRide}
        </Anchor>
      )}
    </Group>
  );
}

/** The driver who took it beforehand, and the way to take it from them. */
function Taker({ ride }: { ride: ScheduledAtDesk }) {
  const scheduled = useScheduledTexts();
  const { driver, state, asksAt } = ride;
  if (driver)
    return (
      <Group gap="4px 12px">
        <Person person={driver} isDriver />
        {state === 'waiting' && (
          <IfMay right="bookings:write">
            <ReleaseDriver key={driver.id} ride={ride} driver={driver} />
          </IfMay>
        )}
      </Group>
    );
  if (state !== 'waiting') return null;
  return (
    <Text inherit component="div" c="dimmed">
      {scheduled.noDriver}
      {asksAt !== undefined && <Asked asksAt={asksAt} />}
    </Text>
  );
}

/** About when drivers are asked for a ride that nobody took. */
function Asked({ asksAt }: { asksAt: string }) {
  const scheduled = useScheduledTexts();
  const clock = useAsksAt(asksAt);
  return (
    <Text size="sm" className="rw-num">
      {clock === null ? scheduled.asksSoon : scheduled.asksAt(clock)}
    </Text>
  );
}

/** Somebody, and the number to call. */
function Person({
  person: { id, name, phone },
  isDriver = false,
}: {
  person: ScheduledAtDesk['rider'];
  isDriver?: boolean;
}) {
  return (
    <Group gap="0 12px">
      <Anchor
        inherit
        renderRoot={(props) => (
          <Link
            {...(isDriver
              ? { to: '/dashboard/driver-management/$driverId', params: { driverId: id } }
              : { to: '/dashboard/user-management/$userId', params: { userId: id } })}
            {...props}
          />
        )}
      >
        {name}
      </Anchor>
      {phone && (
        <Anchor inherit href={phoneLink(phone)} className="rw-num">
          {phone}
        </Anchor>
      )}
    </Group>
  );
}
