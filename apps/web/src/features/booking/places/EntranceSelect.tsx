import { NativeSelect } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { IconDoorEnter } from '@tabler/icons-react';
import { trpc } from '../../../kit/live/trpc.ts';
import { useRiderTexts } from '../texts.en.ts';
import { addressOf } from './describe-point.ts';
import { sayName } from '../../../kit/texts/say-address.ts';

interface EntranceSelectProps {
  pickup: Stop;
  onChange: (pickup: Stop) => void;
}

/** At an airport, a station or a mall: the door where the rider waits. Nothing where the map knows none. */
export function EntranceSelect({ pickup, onChange }: EntranceSelectProps) {
  const rider = useRiderTexts();
  const { address, lat, lng } = pickup;
  const { data: entrances = [] } = trpc.places.entrances.useQuery({ address, lat, lng });
  const [first] = entrances;
  if (!first) return null;
  const chosen = entrances.find((each) => each.lat === lat && each.lng === lng);
  return (
    <NativeSelect
      size="lg"
      aria-label={rider.entrance}
      leftSection={<IconDoorEnter size={20} stroke={1.75} aria-hidden />}
      value={chosen?.id ?? ''}
      data={[
        ...(chosen
          ? []
          : [
              {
                value: '',
                label: rider.whichEntrance(sayName({ name: first.place, names: first.placeNames })),
              },
            ]),
        ...entrances.map((each) => ({ value: each.id, label: sayName(each) })),
      ]}
      onChange={({ currentTarget }) => {
        const next = entrances.find(({ id }) => id === currentTarget.value);
        if (next)
          onChange({
            address: addressOf({ name: next.name, area: next.place }),
            lat: next.lat,
            lng: next.lng,
          });
      }}
    />
  );
}
