import { Skeleton, Title, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { RideDetail } from '@ridewire/contracts';
import { announce, Flash, RideStatusBadge, useFormat } from '@ridewire/ui';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DeleteRideDialog } from '../../rides/DeleteRideDialog.tsx';
import { useDeleteRefusal } from '../../rides/use-delete-refusal.ts';
import { UpdateStatusDialog } from '../../rides/UpdateStatusDialog.tsx';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { LinkSign } from '../../shell/LinkSign.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { BoardActions } from './BoardActions.tsx';

export interface RideHeadProps {
  rideId: string;
  /** Undefined until it is known. */
  ride: RideDetail | undefined;
  /** It was deleted here, and the list comes. */
  onLeave: () => void;
}

/** Which ride, how it stands, and what an admin can do with it. */
export function RideHead({ rideId, ride, onLeave }: RideHeadProps) {
  const { rides } = useTexts();
  const format = useFormat();
  const id = format.shortId(rideId);
  return (
    <div className="rw-page-head">
      <div className="rw-ridepage-title">
        <Title order={1} tabIndex={-1}>
          {rides.rideTitle(id)}
        </Title>
        {ride ? <RideStatusBadge status={ride.status} /> : <Skeleton height="1.5rem" width="6rem" />}
        <span className="rw-ridepage-now">
          {ride && (
            <Tooltip label={rides.version(format.count(ride.version))}>
              <span className="rw-ridepage-version">
                <Flash value={ride.version}>{rides.versionShort(format.count(ride.version))}</Flash>
              </span>
            </Tooltip>
          )}
          <LinkSign />
        </span>
      </div>
      {ride ? <Actions id={id} ride={ride} onLeave={onLeave} /> : <ActionsRoom />}
    </div>
  );
}

/** Where the actions will be. */
function ActionsRoom() {
  const { rides } = useTexts();
  return (
    <div className="rw-ridepage-actions rw-late" aria-hidden inert>
      {[rides.updateStatus, rides.deleteThis].map((action) => (
        <Skeleton key={action} width="auto">
          <LinkedButton onPress={() => {}}>{action}</LinkedButton>
        </Skeleton>
      ))}
    </div>
  );
}

function Actions({ id, ride, onLeave }: { id: string; ride: RideDetail; onLeave: () => void }) {
  const { rides, pieces } = useTexts();
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
    <div className="rw-ridepage-actions">
      <BoardActions ride={ride} />
      <LinkedButton onPress={update.open}>{rides.updateStatus}</LinkedButton>
      <LinkedButton variant="default" refusal={refusal} onPress={ask.open}>
        {rides.deleteThis}
      </LinkedButton>
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
    </div>
  );
}
