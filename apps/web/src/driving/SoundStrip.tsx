import './driving.css';
import { UnstyledButton } from '@mantine/core';
import { IconVolumeOff } from '@tabler/icons-react';
import { tellHeight } from '../shell/tell-height.ts';
import { unlockSound, useSoundReady } from '../sounds/play-sound.ts';
import { useSoundVolumes } from '../sounds/sound-volumes.ts';
import { useTexts } from '../texts/use-texts.ts';

const tellSoundHeight = tellHeight('--rw-sound-px');

/** Says, loudly, that a request would not be heard: browsers keep a page silent until its first press, which this takes. */
export function SoundStrip() {
  const { driver } = useTexts();
  const isReady = useSoundReady();
  const [volumes] = useSoundVolumes();
  // Who turned it down wants silence.
  if (isReady || volumes.offer === 0 || !('AudioContext' in globalThis)) return null;
  return (
    <UnstyledButton ref={tellSoundHeight} className="rw-sound-strip" onClick={() => void unlockSound()}>
      <IconVolumeOff size={20} stroke={1.75} aria-hidden />
      {driver.soundOff}
    </UnstyledButton>
  );
}
