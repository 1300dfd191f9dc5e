import { Box, Group, Text, Title } from '@mantine/core';
import type { DriverView } from '@ridewire/contracts';
import { Flash, useFormat } from '@ridewire/ui';
import { useCallback, useRef } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { ApproveButton } from '../drivers/ApproveButton.tsx';
import { driversInput } from '../drivers/driver-search.ts';
import { WAITING } from './waiting-search.ts';
import { useDriversTexts } from '../drivers/texts.en.ts';
import { useOverviewTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import peopleStyles from '../users/people.module.css';
import { Rows } from '../../kit/lists/Rows.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { IfMay } from '../session/IfMay.tsx';

const SHOWN = 5;

/** Drivers who only lack an admin's approval, to be approved on the spot. */
export function WaitingDrivers() {
  const drivers = useDriversTexts();
  const overview = useOverviewTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const { data, error, isFetching, refetch } = trpc.drivers.list.useQuery(driversInput(WAITING));
  const heading = useRef<HTMLHeadingElement>(null);
  // An approved driver leaves the list, with the focused button.
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="overview-approval">
      <Group gap="4px 16px" align="baseline" justify="space-between" mb="sm">
        <Title order={2} size="h4" id="overview-approval" tabIndex={-1} ref={heading}>
          {overview.approval}
        </Title>
        {data && data.total > SHOWN && (
          <Flash value={data.total}>
            <TextLink size="sm" to="/dashboard/driver-management" search={WAITING}>
              {overview.approvalAll(format.count(data.total))}
            </TextLink>
          </Flash>
        )}
      </Group>
      {error && (
        <LoadFailure
          sentence={drivers.loadFailed(errorSentence(error, kit.unreachable))}
          isTrying={isFetching}
          onTry={refetch}
        />
      )}
      {data && data.items.length > 0 && (
        <Rows>
          {data.items.slice(0, SHOWN).map((driver) => (
            <WaitingDriver key={driver.id} driver={driver} onGone={focusHeading} />
          ))}
        </Rows>
      )}
      {data?.items.length === 0 && (
        <Text className="rw-card" inherit fz="sm" p="lg" c="dimmed">
          {overview.approvalEmpty}
        </Text>
      )}
      {!data && !error && <Waiting height={200} />}
    </section>
  );
}

function WaitingDriver({ driver, onGone }: { driver: DriverView; onGone: () => void }) {
  const overview = useOverviewTexts();
  const { id, name, vehicle } = driver;
  return (
    <Group component="li" wrap="nowrap" justify="space-between" py="md" px="lg">
      <Group gap={12} miw={0} wrap="nowrap">
        <PersonAvatar person={driver} size={36} />
        <Box miw={0}>
          <div className={peopleStyles.name}>
            <TextLink
              c="inherit"
              inherit
              to="/dashboard/driver-management/$driverId"
              params={{ driverId: id }}
            >
              {name}
            </TextLink>
          </div>
          <Text size="sm" truncate miw={0} c="dimmed">
            {vehicle.model ?? overview.noVehicle}
          </Text>
        </Box>
      </Group>
      <Box flex="none">
        <IfMay right="people:write">
          <ApproveButton driver={driver} onGone={onGone} />
        </IfMay>
      </Box>
    </Group>
  );
}
