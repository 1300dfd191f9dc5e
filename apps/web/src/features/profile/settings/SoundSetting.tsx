import { Button, Paper, Slider, Text } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useId } from 'react';
import { useMe } from '../../session/use-me.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { playSound, unlockSound } from '../../../kit/alerts/play-sound.ts';
import { SOUNDS_OF, useSoundVolumes, type SoundKind } from '../../../kit/alerts/sound-volumes.ts';
import { Setting } from '../../../kit/page/Setting.tsx';
import { useSettingsTexts } from './texts.en.ts';
import styles from './settings.module.css';

const STEP_PERCENT = 10;

/** The volume of the sounds that a person's role has. */
export function SoundSetting() {
  const settings = useSettingsTexts();
  const role = useMe()?.role;
  return (
    <Setting id="sound-setting" title={settings.sounds} hint={settings.soundsHint}>
      <Paper withBorder>{role && SOUNDS_OF[role].map((kind) => <Sound key={kind} kind={kind} />)}</Paper>
    </Setting>
  );
}

function Sound({ kind }: { kind: SoundKind }) {
  const settings = useSettingsTexts();
  const nameId = useId();
  const [volumes, setVolumes] = useSoundVolumes();
  const volume = volumes[kind];
  const name = settings.soundKinds[kind];
  const VolumeIcon = volume === 0 ? IconVolumeOff : IconVolume;
  const test = async () => {
    if (await unlockSound()) playSound(kind);
    else toastFailed(settings.soundBlocked);
  };
  return (
    <div className={styles.sound}>
      <VolumeIcon size={20} stroke={1.75} color="var(--rw-text-dim)" aria-hidden />
      <Text fw={600} id={nameId}>
        {name}
        <Text span display="block" size="sm" fw={400} c="dimmed" className="rw-num">
          {settings.volume(volume)}
        </Text>
      </Text>
      <Slider
        value={volume}
        step={STEP_PERCENT}
        label={null}
        thumbLabel={settings.volumeOf(name)}
        thumbProps={{ 'aria-valuetext': settings.volume(volume) }}
        onChange={(percent) => setVolumes((all) => ({ ...all, [kind]: percent }))}
      />
      <Button
        variant="default"
        disabled={volume === 0}
        aria-label={settings.testSoundOf(name)}
        onClick={() => void test()}
      >
        {settings.testSound}
      </Button>
    </div>
  );
}
