import { Text } from '@mantine/core';
import type { RideType } from '@ridewire/contracts';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';

interface StoppedTypeProps {
  type: RideType;
  /** What this page says of it, with the type's name. */
  say: (type: string) => string;
}

/** That the ride's type isn't offered any more: unless that changes, the ride won't take place. */
export function StoppedType({ type, say }: StoppedTypeProps) {
  const isStopped = useRideTypes().some(({ id, isEnabled }) => id === type && !isEnabled);
  const typeName = useTypeName();
  if (!isStopped) return null;
  return (
    <Text span size="sm" fw={600} data-part="stopped-type">
      {say(typeName(type))}
    </Text>
  );
}
