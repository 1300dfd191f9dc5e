import { Button, Tooltip } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { IconNavigation, IconPhone } from '@tabler/icons-react';
import { navigationLink } from '../../driving/navigation-link.ts';
import { useIsLinked } from '../../live/link-state.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { RideMenu } from './RideMenu.tsx';
import { headingTo } from './ride-stage.ts';
import { StageButton } from './StageButton.tsx';

export interface RideFooterProps {
  ride: DriverRide;
  watch: (rideId: string | null) => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What a driver does about a ride, at the thumb: call, find the way, go on. */
export function RideFooter({ ride, watch }: RideFooterProps) {
  const { driver } = useTexts();
  const isLinked = useIsLinked();
  const { phone } = ride.rider;
  const contact = { size: 'md', variant: 'default', leftSection: <IconPhone {...icon} /> } as const;
  return (
    <div className="rw-driving-footer">
      <div className="rw-driving-buttons">
        {phone ? (
          <Button component="a" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} {...contact}>
            {driver.contactRider}
          </Button>
        ) : (
          <Tooltip label={driver.noPhone} openDelay={0}>
            <Button data-disabled aria-disabled {...contact}>
              {driver.contactRider}
            </Button>
          </Tooltip>
        )}
        <Button
          component="a"
          href={navigationLink(ride[headingTo(ride)], navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          size="md"
          variant="default"
          leftSection={<IconNavigation {...icon} />}
        >
          {driver.navigate}
        </Button>
        <RideMenu ride={ride} watch={watch} />
      </div>
      <StageButton ride={ride} />
      {!isLinked && <p className="rw-driving-waits">{driver.waitsForLink}</p>}
    </div>
  );
}
