import { useLocalStorage } from '@mantine/hooks';

export interface VoiceChoice {
  /** Turns are said aloud. */
  isOn: boolean;
  /** The ride on which it was offered; null before. It is offered on one ride only. */
  offeredOn: string | null;
  /** The driver chose. */
  isAnswered: boolean;
}

const USUAL: VoiceChoice = { isOn: false, offeredOn: null, isAnswered: false };

/** Reads what a device has stored, whatever it is. */
export function parseChoice(text: string | undefined): VoiceChoice {
  try {
    const { isOn, offeredOn, isAnswered } = Object(JSON.parse(text ?? '{}')) as Partial<VoiceChoice>;
    return {
      isOn: isOn === true,
      offeredOn: typeof offeredOn === 'string' ? offeredOn : null,
      isAnswered: isAnswered === true,
    };
  } catch {
    return USUAL;
  }
}

/** Whether to offer it on this ride: once, until the driver chooses. */
export const mayOffer = ({ isAnswered, offeredOn }: VoiceChoice, rideId: string): boolean =>
  !isAnswered && (offeredOn === null || offeredOn === rideId);

const storage = {
  key: 'ridewire-spoken-turns',
  defaultValue: USUAL,
  getInitialValueInEffect: false,
  deserialize: parseChoice,
};

/** Remembered on this device. */
export const useVoiceChoice = () => useLocalStorage<VoiceChoice>(storage);
