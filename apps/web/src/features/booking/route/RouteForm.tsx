import { ActionIcon, Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import {
  MOST_STOPS,
  ROUTE_QUOTE_VALID_MS,
  stopsAhead,
  type RiderRide,
  type RideStop,
  type Stop,
} from '@ridewire/contracts';
import { Hint, useFormat } from '@ridewire/ui';
import { IconArrowLeft, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import { riderKind } from '../live/rider-live.ts';
import { EndSign } from '../panel/EndSign.tsx';
import styles from '../panel/rider-home.module.css';
import { PlacePicker } from '../places/PlacePicker.tsx';
import { StopRows } from './StopRows.tsx';
import { useRouteTexts } from './route.en.ts';

interface Wish {
  stops: readonly Stop[];
  destination: Stop;
}

const bare = ({ address, lat, lng }: Stop): Stop => ({ address, lat, lng });
const wishOf = (ride: RiderRide): Wish => ({
  stops: stopsAhead(ride).map(bare),
  destination: bare(ride.destination),
});
const isSame = (a: Wish, b: Wish): boolean => JSON.stringify(a) === JSON.stringify(b);

interface RouteFormProps {
  ride: RiderRide;
  onDone: () => void;
}

/** Other stops ahead and another destination, and what the ride costs with them. */
export function RouteForm({ ride, onDone }: RouteFormProps) {
  const route = useRouteTexts();
  const [wish, setWish] = useState(() => wishOf(ride));
  const [choosing, setChoosing] = useState<'stop' | 'destination' | null>(null);
  const isChanged = !isSame(wish, wishOf(ride));
  if (choosing)
    return (
      <Stack gap="sm" align="stretch">
        <PlacePicker
          key={choosing}
          label={choosing === 'stop' ? route.which : route.whereTo}
          near={ride.pickup}
          onChoose={(stop) => {
            setWish(
              choosing === 'stop'
                ? { ...wish, stops: [...wish.stops, bare(stop)] }
                : { ...wish, destination: bare(stop) },
            );
            setChoosing(null);
          }}
        />
        <Button
          variant="default"
          size="md"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
          onClick={() => setChoosing(null)}
        >
          {route.back}
        </Button>
      </Stack>
    );
  const { stops, destination } = wish;
  const reached = (ride.stops ?? []).filter(({ reachedAt }) => reachedAt !== undefined);
  return (
    <Stack gap="md">
      <div>
        <Reached stops={reached} />
        <StopRows stops={stops} onChange={(next) => setWish({ ...wish, stops: next })} />
        {reached.length + stops.length < MOST_STOPS && (
          <Button
            variant="subtle"
            size="md"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => setChoosing('stop')}
          >
            {route.add}
          </Button>
        )}
        <div className={styles.stop}>
          <EndSign end="destination" />
          <span>{sayAddress(destination.address)}</span>
          <Hint label={route.changeDestination}>
            <ActionIcon
              size={44}
              aria-label={route.changeDestination}
              onClick={() => setChoosing('destination')}
            >
              <IconPencil size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Hint>
        </div>
      </div>
      <Text size="sm" c="dimmed">
        {ride.driver ? route.hint(ride.driver.name) : route.hintNobody}
      </Text>
      <Confirm ride={ride} wish={isChanged ? wish : null} onDone={onDone} />
    </Stack>
  );
}

function Reached({ stops }: { stops: readonly RideStop[] }) {
  const route = useRouteTexts();
  const format = useFormat();
  return stops.map(({ address, reachedAt }, i) => (
    <Group key={i} className={styles.stop} c="dimmed" mih={44}>
      <IconCheck size={14} stroke={2.5} aria-hidden />
      <span>{sayAddress(address)}</span>
      <Text span size="sm">
        {route.reached(format.clock(reachedAt ?? 0))}
      </Text>
    </Group>
  ));
}

/** @param wish null for the present route */
function Confirm({ ride, wish, onDone }: { ride: RiderRide; wish: Wish | null; onDone: () => void }) {
  const route = useRouteTexts();
  const format = useFormat();
  const patch = usePatchLive();
  const [problem, setProblem] = useState<string | null>(null);
  const input = wish && { rideId: ride.id, stops: [...wish.stops], destination: wish.destination };
  const quote = trpc.rides.quoteRoute.useQuery(input ?? skipToken, {
    staleTime: ROUTE_QUOTE_VALID_MS,
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending } = trpc.rides.changeRoute.useMutation({
    onSuccess: (changed) => {
      patch(riderKind, { type: 'change', data: { kind: 'ride', ride: changed } });
      toastDone(route.changed);
      onDone();
    },
    onError: (error) => {
      const isRepriced = findErrorCode(error) === 'PRICE_CHANGED';
      setProblem(isRepriced ? route.newPrice : errorSentence(error, route.failed));
      if (isRepriced) void quote.refetch();
    },
  });
  if (!input) return null;
  const { data, error, isFetching } = quote;
  if (error)
    return (
      <Alert color="red" role="alert">
        {errorSentence(error, route.quoteFailed)}
      </Alert>
    );
  return (
    <Stack gap="sm">
      {data ? (
        <div className="rw-num">
          <Group justify="space-between" fw={600}>
            <span>{route.newFare}</span>
            <span>
              <Text span inherit fw={400} c="dimmed" mr="xs">
                {route.was(format.money(ride.fareCents))}
              </Text>
              {format.money(data.fareCents)}
            </span>
          </Group>
          <Text size="sm" c="dimmed">
            {route.trip(format.distance(data.distanceMeters), format.duration(data.durationSeconds))}
          </Text>
        </div>
      ) : (
        <Skeleton className="rw-late" height={44} />
      )}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <ConnectedButton
        size="lg"
        fullWidth
        isBusy={isPending}
        busyLabel={route.changing}
        isWaiting={isFetching}
        onPress={() => {
          setProblem(null);
          if (data) mutate({ ...input, quotedFareCents: data.fareCents, quoteToken: data.token });
        }}
      >
        {route.confirm}
      </ConnectedButton>
    </Stack>
  );
}
