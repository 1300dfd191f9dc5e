import type { SessionView } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';
import { describeDevice } from './describe-device.ts';

/** What to call a device: 'Chrome on Windows', or as much of it as is known. */
export function useDeviceName(): (session: SessionView) => string {
  const { settings } = useTexts();
  return (session) => {
    const { app, system } = describeDevice(session);
    if (app && system) return settings.on(app, system);
    return app ?? system ?? settings.unknownDevice;
  };
}
