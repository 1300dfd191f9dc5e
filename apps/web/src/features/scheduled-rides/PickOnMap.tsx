import { Button, Group, Stack, Text } from '@mantine/core';
import type { LatLng } from '@ridewire/contracts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useBackCloses } from '../../kit/dialogs/use-back-closes.ts';
import { lazyMap } from '../../kit/map/lazy-map.tsx';
import { Failure } from '../../kit/notes/Failure.tsx';
import { sayAddress } from '../../kit/texts/say-address.ts';
import type { usePinPick } from '../booking/book/use-pin-pick.ts';
import { EndSign, type End } from '../booking/panel/EndSign.tsx';
import { useRiderTexts } from '../booking/texts.en.ts';

const PinMap = lazyMap(async () => (await import('./PinMap.tsx')).PinMap);

interface PickOnMapProps {
  end: End;
  pin: ReturnType<typeof usePinPick>;
  /** Where the pin begins; the city's middle if left out. */
  start: LatLng | undefined;
}

/** An end of the ride, chosen with the pin on a map. */
export function PickOnMap({ end, pin, start }: PickOnMapProps) {
  const rider = useRiderTexts();
  // Back leads to the form, which keeps what was typed.
  useBackCloses(true, pin.stop);
  return (
    <Stack gap="sm">
      <Text>{rider.pickTitle[end]}</Text>
      <Text size="sm" c="dimmed">
        {rider.pickHintKeys}
      </Text>
      <div style={{ position: 'relative', height: 'min(320px, 45dvh)' }}>
        <PinMap end={end} start={start} onPick={pin.pick} onMove={pin.move} />
      </div>
      <Group component="p" wrap="nowrap" fw={500} mih={44} aria-live="polite">
        <EndSign end={end} />
        <span>{pin.address === null ? '–' : sayAddress(pin.address)}</span>
      </Group>
      <Failure>{pin.refusal}</Failure>
      <DialogFoot>
        <Button size="lg" variant="default" onClick={pin.stop}>
          {rider.back}
        </Button>
        <Button size="lg" onClick={pin.take} disabled={pin.address === null || pin.refusal !== null}>
          {rider.pickTake}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
