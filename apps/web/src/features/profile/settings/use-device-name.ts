import type { SessionView } from '@ridewire/contracts';
import { describeDevice } from './describe-device.ts';
import { useSettingsTexts } from './texts.en.ts';

/** A device's name: 'Chrome on Windows', or as much of it as is known. */
export function useDeviceName(): (session: SessionView) => string {
  const settings = useSettingsTexts();
  return (session) => {
    const { app, system } = describeDevice(session);
    if (app && system) return settings.on(app, system);
    return app ?? system ?? settings.unknownDevice;
  };
}
