import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { mapColors, RideWire, Sheet, type SheetSnap } from '../src/index.ts';

function Phone({ first, withFooter }: { first: SheetSnap; withFooter: boolean }) {
  const [snap, setSnap] = useState(first);
  const [heightPx, setHeightPx] = useState(0);
  return (
    <div
      style={{
        position: 'relative',
        height: 640,
        overflow: 'hidden',
        borderRadius: 20,
        color: mapColors.light.placeName,
        background: mapColors.light.land,
      }}
    >
      <Button m="lg" variant="default" onClick={() => setHeightPx(0)}>
        Map stays usable, sheet {heightPx} px
      </Button>
      <Sheet
        label={`Your ride, ${first}`}
        snap={snap}
        onSnapChange={setSnap}
        onHeightChange={setHeightPx}
        footer={
          withFooter && (
            <Button size="lg" fullWidth>
              Find Driver $14.50
            </Button>
          )
        }
      >
        <Stack c="var(--rw-text)">
          <Text fw={650} fz="xl">
            Karim is on the way
          </Text>
          <RideWire status="accepted" times={{ requested: 1.79e12, accepted: 1.79e12 }} />
          <TextInput size="lg" label="Pickup" placeholder="Where from?" />
          <TextInput size="lg" label="Destination" placeholder="Where to?" />
          {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
            <Text key={line}>Line {line} of more than fits</Text>
          ))}
        </Stack>
      </Sheet>
    </div>
  );
}

export function Sheets() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <Phone first="peek" withFooter={false} />
      <Phone first="half" withFooter />
      <Phone first="full" withFooter />
    </SimpleGrid>
  );
}
