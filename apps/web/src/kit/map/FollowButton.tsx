import { ActionIcon } from '@mantine/core';
import { Hint } from '@ridewire/ui';
import { IconCurrentLocation, IconRoute } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { useMapTexts } from './texts.en.ts';

export interface FollowButtonProps {
  /** The camera shows the whole way, and not the car. */
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** From the car to its whole way; and back, also after a hand moved the map. */
export function FollowButton({ isWhole, onChange }: FollowButtonProps) {
  const { buttons, following, setFollowing } = useMap();
  const texts = useMapTexts();
  const isAway = isWhole || !following;
  const label = isAway ? texts.follow : texts.wholeWay;
  const press = () => {
    setFollowing(true);
    onChange(!isAway);
  };
  return createPortal(
    <Hint label={label}>
      <ActionIcon
        size={44}
        radius="xl"
        variant={isAway ? 'filled' : 'default'}
        aria-label={label}
        data-part="map-follow"
        onClick={press}
      >
        {isAway ? <IconCurrentLocation {...icon} /> : <IconRoute {...icon} />}
      </ActionIcon>
    </Hint>,
    buttons,
  );
}
