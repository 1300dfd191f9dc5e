import { Button } from '@mantine/core';
import type { LatLng } from '@ridewire/contracts';
import { useMotionReduced } from '@ridewire/ui';
import { IconMaximize } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { BARE_MARGIN, boundsOf, paddingWithin, type MapPadding } from './fit-camera.ts';
import { useMap } from './map-context.ts';

export interface ShowAllButtonProps {
  label: string;
  /** The points to show when it is pressed. */
  listPoints: () => readonly LatLng[];
  padding: MapPadding;
}

/** Always there: shows everything, wherever the camera is. */
export function ShowAllButton({ label, listPoints, padding }: ShowAllButtonProps) {
  const { map, buttons, setFollowing } = useMap();
  const reduced = useMotionReduced();
  const show = () => {
    const bounds = boundsOf(listPoints());
    if (!bounds) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    // From here on the camera belongs to the person.
    setFollowing(false);
    map.fitBounds(bounds, {
      padding: paddingWithin(padding, { width, height }, BARE_MARGIN),
      animate: !reduced,
    });
  };
  return createPortal(
    <Button
      variant="default"
      size="sm"
      leftSection={<IconMaximize size={18} stroke={1.75} aria-hidden />}
      onClick={show}
    >
      {label}
    </Button>,
    buttons,
  );
}
