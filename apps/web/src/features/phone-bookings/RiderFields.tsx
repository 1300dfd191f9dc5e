import { Badge, Group, Loader, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { PhoneRider } from '@ridewire/contracts';
import { useEffect, useRef } from 'react';
import { Failure } from '../../kit/notes/Failure.tsx';
import { RideLink } from './RideLink.tsx';
import type { PhoneRiders } from './use-phone-riders.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

/** A rider to whom the number doesn’t belong yet. */
export const SOMEONE_ELSE = 'new';

interface RiderFieldsProps {
  phone: object;
  name: object;
  found: PhoneRiders;
  /** A rider’s id, or SOMEONE_ELSE. */
  chosen: string;
  onChoose: (who: string) => void;
}

/** The number of the call, who has it, and the name of somebody new. */
export function RiderFields({ phone, name, found, chosen, onChoose }: RiderFieldsProps) {
  const texts = usePhoneBookingsTexts();
  const { riders = [], isLooking, problem } = found;
  const field = useRef<HTMLInputElement>(null);
  // The next call may begin: also after a booking, whose form is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack gap="md">
      <TextInput
        size="lg"
        type="tel"
        id="rider-phone"
        label={texts.phone}
        maxLength={30}
        autoComplete="off"
        ref={field}
        rightSection={isLooking && <Loader size={18} className="rw-late" aria-label={texts.looking} />}
        {...phone}
      />
      <Failure>{problem}</Failure>
      {riders.length > 0 && (
        <Radio.Group label={texts.known} value={chosen} onChange={onChoose}>
          <Stack gap={6} mt={4}>
            {riders.map((rider) => (
              <Known key={rider.id} rider={rider} />
            ))}
            <Radio.Card value={SOMEONE_ELSE}>
              <Radio.Indicator />
              <Text span inherit flex={1}>
                {texts.someoneElse}
              </Text>
            </Radio.Card>
          </Stack>
        </Radio.Group>
      )}
      {chosen === SOMEONE_ELSE && (
        <TextInput
          size="lg"
          label={texts.name}
          description={found.riders?.length === 0 && texts.firstCall}
          maxLength={100}
          autoComplete="off"
          {...name}
        />
      )}
    </Stack>
  );
}

function Known({ rider }: { rider: PhoneRider }) {
  const texts = usePhoneBookingsTexts();
  const { id, name, isGuest, isBlocked, rideId } = rider;
  return (
    <Group gap={8} wrap="nowrap">
      <Radio.Card value={id} disabled={isBlocked} flex={1}>
        <Radio.Indicator disabled={isBlocked} />
        <Text span inherit flex={1} miw={0} truncate fw={500}>
          {name}
        </Text>
        {isBlocked ? (
          <Badge color="red" variant="light">
            {texts.blocked}
          </Badge>
        ) : (
          <Text span inherit fz="sm" c="dimmed">
            {rideId ? texts.hasRide : isGuest ? texts.guest : texts.account}
          </Text>
        )}
      </Radio.Card>
      {rideId && <RideLink rideId={rideId}>{texts.showRide}</RideLink>}
    </Group>
  );
}
