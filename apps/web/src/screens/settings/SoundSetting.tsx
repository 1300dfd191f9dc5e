import { Button, Slider, Text, Title } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useId } from 'react';
import { useMe } from '../../session/session-query.ts';
import { toastFailed } from '../../shell/show-toast.tsx';
import { playSound, unlockSound } from '../../sounds/play-sound.ts';
import { SOUNDS_OF, useSoundVolumes, type SoundKind } from '../../sounds/sound-volumes.ts';
import { useTexts } from '../../texts/use-texts.ts';

const STEP_PERCENT = 10;

/** How loud the sounds are that one can hear in one's role. */
export function SoundSetting() {
  const { settings } = useTexts();
  const role = useMe()?.role;
  return (
    <section aria-labelledby="sound-setting">
      <Title order={2} size="h4" id="sound-setting">
        {settings.sounds}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {settings.soundsHint}
      </Text>
      <div className="rw-sounds">
        {role && SOUNDS_OF[role].map((kind) => <Sound key={kind} kind={kind} />)}
      </div>
    </section>
  );
}

function Sound({ kind }: { kind: SoundKind }) {
  const { settings } = useTexts();
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
    <div className="rw-sound">
      <VolumeIcon size={20} stroke={1.75} aria-hidden />
      <p className="rw-sound-name" id={nameId}>
        {name}
        <span className="rw-num">{settings.volume(volume)}</span>
      </p>
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
