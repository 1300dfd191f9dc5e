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
 * The finished ride that was dismissed on this device, empty for none, and a function to dismiss one: a dismissal
 * counts in all tabs. Where storage is forbidden, it lasts until the next reload.
 */
export const useDismissedRide = () => useLocalStorage<string>(storage);
