import { Menu } from '@mantine/core';
import type { DriverRide, LatLng } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconCopy } from '@tabler/icons-react';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useDriverTexts } from '../texts.en.ts';

/** In the form other programs take, with Latin digits in every language. */
const plain = ({ lat, lng }: LatLng): string => `${lat.toFixed(3)}, ${lng.toFixed(3)}`;

/** The exact places of a ride, for use in another program: a press copies each. */
export function CoordinateItems({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const copy = async (at: LatLng) => {
    try {
      await navigator.clipboard.writeText(plain(at));
      toastDone(driver.copied);
    } catch {
      // Browsers refuse it on pages without encryption.
      toastFailed(driver.notCopied);
    }
  };
  const { pickup, stops = [], destination } = ride;
  const places: [name: string, at: LatLng][] = [
    [driver.pickup, pickup],
    ...stops.map((stop, i): [string, LatLng] => [driver.stop(i + 1), stop]),
    [driver.destination, destination],
  ];
  return (
    <>
      <Menu.Label>{driver.coordinates}</Menu.Label>
      {places.map(([name, at]) => (
        <Menu.Item
          key={name}
          className="rw-num"
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
          onClick={() => void copy(at)}
        >
          {name}: {format.coordinates(at)}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
