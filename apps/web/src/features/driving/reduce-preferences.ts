import type { DriverPreferences, Live, PreferencesSnapshot } from '@ridewire/contracts';

/** A verb's answer, or the value shown before it arrives. */
interface Answered {
  type: 'answered';
  preferences: DriverPreferences;
}

export type PreferencesMessage = Live<PreferencesSnapshot, null> | Answered;

/** The driver's dispatch preferences, after a message; the present ones when an answer is older. */
export function reducePreferences(
  held: DriverPreferences | undefined,
  message: PreferencesMessage,
): DriverPreferences {
  const { preferences } =
    message.type === 'answered' ? message : (message as { data: PreferencesSnapshot }).data;
  const isOld = message.type === 'answered' && held !== undefined && held.version > preferences.version;
  return isOld ? held : preferences;
}
