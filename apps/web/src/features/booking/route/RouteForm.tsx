import { ActionIcon, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { MOST_STOPS, type RideStop } from '@ridewire/contracts';
import { Hint, useFormat } from '@ridewire/ui';
import { IconArrowLeft, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { EndSign } from '../panel/EndSign.tsx';
import styles from '../panel/choose-trip.module.css';
import { PlacePicker } from '../places/PlacePicker.tsx';
import type { ForRoute } from './for-route.ts';
import { RouteFare } from './RouteFare.tsx';
import { StopRows } from './StopRows.tsx';
import { useRouteTexts } from './route.en.ts';
import { bare, isSameRoute, presentRoute, rebaseWish, type RouteWish } from './wish-route.ts';

/** Other stops ahead and another destination, and what the ride costs with them. */
export function RouteForm(props: ForRoute) {
  const { ride, words, known } = props;
  const route = useRouteTexts();
  const { wish, setWish, hasChanged } = useWish(ride);
  const [choosing, setChoosing] = useState<'stop' | 'destination' | null>(null);
  const opened = useRef<'stop' | 'destination' | null>(null);
  /** Gives the focus back to the button that opened the list of places. */
  const focused = (button: 'stop' | 'destination') => (element: HTMLButtonElement | null) => {
    if (element && opened.current === button) {
      opened.current = null;
      element.focus();
    }
  };
  const choose = (what: 'stop' | 'destination') => {
    opened.current = what;
    setChoosing(what);
  };
  if (choosing)
    return (
      <Stack gap="sm" align="stretch">
        <PlacePicker
          key={choosing}
          label={choosing === 'stop' ? words.which : words.whereTo}
          near={ride.pickup}
          {...known}
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
        <StopRows
          stops={stops}
          first={reached.length + 1}
          onChange={(next) => setWish({ ...wish, stops: next })}
        />
        {reached.length + stops.length < MOST_STOPS && (
          <Button
            ref={focused('stop')}
            variant="subtle"
            size="md"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => choose('stop')}
          >
            {route.add}
          </Button>
        )}
        <div className={styles.stop}>
          <EndSign end="destination" />
          <span>
            <VisuallyHidden>{route.destination}: </VisuallyHidden>
            {sayAddress(destination.address)}
          </span>
          <Hint label={route.changeDestination}>
            <ActionIcon
              ref={focused('destination')}
              size={44}
              aria-label={route.changeDestination}
              onClick={() => choose('destination')}
            >
              <IconPencil size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Hint>
        </div>
      </div>
      <Text size="sm" c="dimmed" role="status">
        {hasChanged ? `${route.changedMeanwhile} ` : ''}
        {words.hint}
      </Text>
      {!isSameRoute(wish, presentRoute(ride)) && <RouteFare {...props} wish={wish} />}
    </Stack>
  );
}

/** What the rider wants; it keeps their edits when the ride's route changes meanwhile. */
function useWish(ride: ForRoute['ride']) {
  const [wish, setWish] = useState(() => presentRoute(ride));
  const [hasChanged, setChanged] = useState(false);
  const before = useRef<RouteWish>(wish);
  const now = JSON.stringify(presentRoute(ride));
  const follow = useEffectEvent(() => {
    const present = presentRoute(ride);
    if (isSameRoute(before.current, present)) return;
    const known = before.current;
    before.current = present;
    setWish((own) => rebaseWish(own, known, present));
    setChanged(true);
  });
  useEffect(() => follow(), [now]);
  return { wish, setWish, hasChanged };
}

function Reached({ stops }: { stops: readonly RideStop[] }) {
  const route = useRouteTexts();
  const format = useFormat();
  return stops.map(({ address, reachedAt }, i) => (
    <Group key={i} className={styles.stop} c="dimmed" mih={44}>
      <IconCheck size={14} stroke={2.5} aria-hidden />
      <span>
        <VisuallyHidden>{route.stop(i + 1)}: </VisuallyHidden>
        {sayAddress(address)}
      </span>
      <Text span size="sm">
        {route.reached(format.clock(reachedAt ?? 0))}
      </Text>
    </Group>
  ));
}
