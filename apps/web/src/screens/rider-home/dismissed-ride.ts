import { useLocalStorage } from '@mantine/hooks';

const KEY = 'ridewire-dismissed-ride';

const storage = {
  key: KEY,
  defaultValue: '',
  getInitialValueInEffect: false,
  serialize: (rideId: string) => rideId,
  deserialize: (stored: string | undefined) => stored ?? '',
};

/**
 * The finished ride that was put away on this device, empty for none, and how to put one away: what is done in one tab is
 * done in all of them. Where storage is forbidden it is put away until the next reload.
 */
export const useDismissedRide = () => useLocalStorage<string>(storage);
