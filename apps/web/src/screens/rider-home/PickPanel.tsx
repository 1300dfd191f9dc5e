import { Alert, Button, Text } from '@mantine/core';
import { useTexts } from '../../texts/use-texts.ts';
import { EndSign, type End } from './EndSign.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { sayAddress } from '../../texts/say-address.ts';

interface PickPanelProps {
  end: End;
  /** What is under the pin; null while the map is not there. */
  address: string | null;
  /** Why nobody is picked up there; null where one is. */
  refusal: string | null;
  onTake: () => void;
  onBack: () => void;
}

/** While a place is chosen on the map. */
export function PickPanel({ end, address, refusal, onTake, onBack }: PickPanelProps) {
  const { rider } = useTexts();
  return (
    <>
      <PanelHeading>{rider.pickTitle[end]}</PanelHeading>
      <Text c="dimmed" className="rw-rider-by-touch">
        {rider.pickHint}
      </Text>
      <Text c="dimmed" className="rw-rider-by-keys">
        {rider.pickHintKeys}
      </Text>
      <p className="rw-rider-picked" aria-live="polite">
        <EndSign end={end} />
        <span>{address === null ? '–' : sayAddress(address)}</span>
      </p>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <PanelFooter>
        <div className="rw-rider-buttons">
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
