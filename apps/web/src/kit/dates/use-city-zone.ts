import { useFormat } from '@ridewire/ui';

/** The city's time zone, or before it is known this device's. */
export const useCityZone = (): string =>
  useFormat().options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
