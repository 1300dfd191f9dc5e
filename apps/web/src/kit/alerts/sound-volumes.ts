import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import type { Role } from '@ridewire/contracts';

export const SOUND_KINDS = ['offer', 'rideChange', 'arriving', 'emergency'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** From 0, silent, to 100. */
export type SoundVolumes = Record<SoundKind, number>;

const KEY = 'ridewire-sound-volumes';
const USUAL: SoundVolumes = { offer: 50, rideChange: 50, arriving: 50, emergency: 50 };

/** The sounds each role can hear. */
export const SOUNDS_OF: Record<Role, readonly SoundKind[]> = {
  rider: ['arriving', 'rideChange'],
  driver: ['offer', 'rideChange'],
  admin: ['emergency'],
};

/** Reads what a device has stored, whatever it is. Anything that is no volume becomes the default. */
export function parseVolumes(text: string | undefined): SoundVolumes {
  let stored: Partial<Record<SoundKind, unknown>> = {};
  try {
    stored = Object(JSON.parse(text ?? '{}')) as typeof stored;
  } catch {
    // Not stored by us.
  }
  const volumeOf = (kind: SoundKind) => {
    const volume = stored[kind];
    return typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : USUAL[kind];
  };
  return {
    offer: volumeOf('offer'),
    rideChange: volumeOf('rideChange'),
    arriving: volumeOf('arriving'),
    emergency: volumeOf('emergency'),
  };
}

const storage = {
  key: KEY,
  defaultValue: USUAL,
  getInitialValueInEffect: false,
  deserialize: parseVolumes,
};

/** The volume of each kind of sound on this device. Changes are stored at once. */
export const useSoundVolumes = () => useLocalStorage<SoundVolumes>(storage);

/** The same, read when a sound is due. */
export const readSoundVolumes = (): SoundVolumes => readLocalStorageValue<SoundVolumes>(storage);
