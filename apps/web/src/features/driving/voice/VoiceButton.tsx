import { ActionIcon } from '@mantine/core';
import { Hint } from '@ridewire/ui';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useMap } from '../../../kit/map/map-context.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useSetVoice } from './use-set-voice.ts';
import { useHasVoice } from './voices.ts';
import { useVoiceChoice } from './voice-choice.ts';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** Turns said aloud, on or off; where the device has no voice for the language, it says so. */
export function VoiceButton() {
  const { turns } = useDriverTexts();
  const { buttons } = useMap();
  const hasVoice = useHasVoice();
  const [{ isOn }] = useVoiceChoice();
  const setVoice = useSetVoice();
  const isSpoken = isOn && hasVoice;
  const name = { size: 44, radius: 'xl', variant: 'default', 'aria-label': turns.spoken } as const;
  const button = hasVoice ? (
    <Hint label={turns.spoken}>
      <ActionIcon {...name} aria-pressed={isSpoken} data-part="map-voice" onClick={() => setVoice(!isSpoken)}>
        {isSpoken ? <IconVolume {...icon} /> : <IconVolumeOff {...icon} />}
      </ActionIcon>
    </Hint>
  ) : (
    <Hint label={turns.noVoice} isInstant withTouch>
      <ActionIcon {...name} data-disabled aria-disabled data-part="map-voice">
        <IconVolumeOff {...icon} />
      </ActionIcon>
    </Hint>
  );
  return createPortal(button, buttons);
}
