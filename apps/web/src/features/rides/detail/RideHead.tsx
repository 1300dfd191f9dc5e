import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { RideDetail } from '@ridewire/contracts';
import { announce, Flash, Hint, RideStatusBadge, useFormat } from '@ridewire/ui';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { DeleteRideDialog } from '../DeleteRideDialog.tsx';
import { useDeleteRefusal } from '../use-delete-refusal.ts';
import { UpdateStatusDialog } from '../UpdateStatusDialog.tsx';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { ConnectionSign } from '../../../kit/buttons/ConnectionSign.tsx';
import { useRidesTexts } from '../texts.en.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';
import styles from './ride-detail.module.css';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { IfMay } from '../../session/IfMay.tsx';

export interface RideHeadProps {
  rideId: string;
  /** Undefined until it is known. */
  ride: RideDetail | undefined;
  /** It was deleted here; the list is next. */
  onLeave: () => void;
  /** Other actions while it is under way. */
  boardActions: (ride: RideDetail) => ReactNode;
}

/** Which ride it is, its status, and what an admin can do with it. */
export function RideHead({ rideId, ride, onLeave, boardActions }: RideHeadProps) {
  const rides = useRidesTexts();
  const format = useFormat();
  const id = format.shortId(rideId);
  return (
    <PageHead>
      <Group gap="8px 12px" className={styles.title}>
        <Title order={1} tabIndex={-1}>
          {rides.rideTitle(id)}
        </Title>
        {ride ? <RideStatusBadge status={ride.status} /> : <Skeleton height="1.5rem" width="6rem" />}
        <Group component="span" wrap="nowrap">
          {ride && (
            <Hint label={rides.version(format.count(ride.version))}>
              <Text span className="rw-num" inherit fz="0.8125rem" c="dimmed">
                <Flash value={ride.version}>{rides.versionShort(format.count(ride.version))}</Flash>
              </Text>
            </Hint>
          )}
          <ConnectionSign />
        </Group>
      </Group>
      {ride ? <Actions id={id} ride={ride} onLeave={onLeave} boardActions={boardActions} /> : <ActionsRoom />}
    </PageHead>
  );
}

/** Reserves the room of the actions. */
function ActionsRoom() {
  const rides = useRidesTexts();
  return (
    <Group gap={8} justify="flex-end" className={`${styles.actions} rw-late`} aria-hidden inert>
      {[rides.updateStatus, rides.deleteThis].map((action) => (
        <Skeleton key={action} width="auto">
          <ConnectedButton onPress={() => {}}>{action}</ConnectedButton>
        </Skeleton>
      ))}
    </Group>
  );
}

function Actions({
  id,
  ride,
  onLeave,
  boardActions,
}: Omit<RideHeadProps, 'rideId' | 'ride'> & { id: string; ride: RideDetail }) {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ location }) => location.state.rideSearch ?? {} });
  const refusal = useDeleteRefusal(ride);
  const [isUpdating, update] = useDisclosure();
  const [isAsking, ask] = useDisclosure();
  const { status } = ride;
  const said = useRef(status);
  useEffect(() => {
    if (said.current === status) return;
    said.current = status;
    announce(rides.nowIs(id, pieces.statuses[status]), 'polite');
  }, [status, id, rides, pieces]);
  return (
    <Group gap={8} justify="flex-end" className={styles.actions}>
      <IfMay right="rides:write">
        <ConnectedButton onPress={update.open}>{rides.updateStatus}</ConnectedButton>
      </IfMay>
      {boardActions(ride)}
      <IfMay right="rides:delete">
        <ConnectedButton variant="default" refusal={refusal} onPress={ask.open}>
          {rides.deleteThis}
        </ConnectedButton>
      </IfMay>
      <UpdateStatusDialog ride={ride} opened={isUpdating} onClose={update.close} />
      <DeleteRideDialog
        ride={ride}
        isGone={false}
        isOpen={isAsking}
        onClose={ask.close}
        onDeleted={() => {
          onLeave();
          void navigate({ to: '/dashboard/ride-management', search, replace: true });
        }}
      />
    </Group>
  );
}
