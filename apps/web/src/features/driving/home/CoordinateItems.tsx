import { Menu } from '@mantine/core';
import type { DriverRide, LatLng } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconCopy } from '@tabler/icons-react';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useDriverTexts } from '../texts.en.ts';

/** In the form other programs take, with Latin digits in both languages. */
const plain = ({ lat, lng }: LatLng): string => `${lat.toFixed(3)}, ${lng.toFixed(3)}`;

/** The exact ends of a ride, for use in another program: a press copies each. */
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
  return (
    <>
      <Menu.Label>{driver.coordinates}</Menu.Label>
      {(['pickup', 'destination'] as const).map((end) => (
        <Menu.Item
          key={end}
          className="rw-num"
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
          onClick={() => void copy(ride[end])}
        >
          {driver[end]}: {format.coordinates(ride[end])}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
