import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { AgainButton } from '../../../kit/buttons/AgainButton.tsx';
import { ROUTE_QUOTE_VALID_MS } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import type { ForRoute } from './for-route.ts';
import { useRouteTexts } from './route.en.ts';
import type { RouteWish } from './wish-route.ts';

/** Refusals of a quote that no longer fits the ride: the next one does. */
const OLD_QUOTE = new Set(['PRICE_CHANGED', 'RIDE_CHANGED', 'QUOTE_INVALID']);

interface RouteFareProps extends ForRoute {
  wish: RouteWish;
}

/** What the ride costs with other places, and the button that changes it. */
export function RouteFare({ ride, wish, isOfVersion, onChanged, onDone }: RouteFareProps) {
  const route = useRouteTexts();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const input = { rideId: ride.id, stops: [...wish.stops], destination: wish.destination };
  const { data, error, isFetching, refetch } = trpc.rides.quoteRoute.useQuery(input, {
    staleTime: ROUTE_QUOTE_VALID_MS,
    placeholderData: keepPreviousData,
  });
  // A ride that went on costs something else.
  const { version } = ride;
  useEffect(() => {
    setProblem(null);
    void refetch();
  }, [refetch, version, wish]);
  const { mutate, isPending } = trpc.rides.changeRoute.useMutation({
    onSuccess: (changed) => {
      onChanged?.(changed);
      toastDone(route.changed);
      onDone();
    },
    onError: (refused) => {
      const isOld = OLD_QUOTE.has(findErrorCode(refused) ?? '');
      setProblem(isOld ? route.newPrice : errorSentence(refused, route.failed));
      if (isOld) void refetch();
    },
  });
  if (error)
    return (
      <Failure>
        {errorSentence(error, route.quoteFailed)}
        {findErrorCode(error) === null && (
          <AgainButton variant="subtle" color="red" isTrying={isFetching} onTry={refetch} />
        )}
      </Failure>
    );
  return (
    <Stack gap="sm">
      {data ? (
        <div className="rw-num">
          <Group justify="space-between" fw={600}>
            <span>{route.newFare}</span>
            <span>
              <Text span inherit fw={400} c="dimmed" mr="xs">
                {route.was(format.money(toPayOf(ride)))}
              </Text>
              {format.money(toPayOf(data))}
            </span>
          </Group>
          <Text size="sm" c="dimmed">
            {route.trip(format.distance(data.distanceMeters), format.duration(data.durationSeconds))}
          </Text>
        </div>
      ) : (
        <Skeleton className="rw-late" height={44} />
      )}
      <Failure>{problem}</Failure>
      <ConnectedButton
        size="lg"
        fullWidth
        isBusy={isPending}
        busyLabel={route.changing}
        isWaiting={isFetching}
        onPress={() => {
          setProblem(null);
          const seen = isOfVersion && { seenVersion: version };
          if (data) mutate({ ...input, ...seen, quotedFareCents: data.fareCents, quoteToken: data.token });
        }}
      >
        {route.confirm}
      </ConnectedButton>
    </Stack>
  );
}
