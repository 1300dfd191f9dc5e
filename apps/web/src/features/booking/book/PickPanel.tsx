import { Button, Group, Text } from '@mantine/core';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { EndSign, type End } from '../panel/EndSign.tsx';
import { PanelFooter } from '../panel/PanelFooter.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from '../panel/choose-trip.module.css';
import riderHomeStyles from '../panel/rider-home.module.css';

interface PickPanelProps {
  end: End;
  /** The place under the pin; null while the map is not there. */
  address: string | null;
  /** Why a pickup there is refused; null where it is possible. */
  refusal: string | null;
  onTake: () => void;
  onBack: () => void;
}

/** The panel while a place is chosen on the map. */
export function PickPanel({ end, address, refusal, onTake, onBack }: PickPanelProps) {
  const rider = useRiderTexts();
  return (
    <>
      <PanelHeading>{rider.pickTitle[end]}</PanelHeading>
      <Text c="dimmed" className={styles.byTouch}>
        {rider.pickHint}
      </Text>
      <Text c="dimmed" className={styles.byKeys}>
        {rider.pickHintKeys}
      </Text>
      <Group
        component="p"
        wrap="nowrap"
        fw={500}
        mih={52}
        py="sm"
        px="md"
        bdrs="md"
        bg="var(--rw-sunken)"
        aria-live="polite"
      >
        <EndSign end={end} />
        <span>{address === null ? '–' : sayAddress(address)}</span>
      </Group>
      <Failure>{refusal}</Failure>
      <PanelFooter>
        <div className={riderHomeStyles.buttons}>
          <Button size="lg" fullWidth onClick={onTake} disabled={address === null || refusal !== null}>
            {rider.pickTake}
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={onBack}>
            {rider.back}
          </Button>
        </div>
      </PanelFooter>
    </>
  );
}
