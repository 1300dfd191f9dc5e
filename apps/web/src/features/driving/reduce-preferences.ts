import type { DriverPreferences, Live, PreferencesSnapshot } from '@ridewire/contracts';

/** What a verb answered, or what is shown before it has. */
interface Answered {
  type: 'answered';
  preferences: DriverPreferences;
}

export type PreferencesMessage = Live<PreferencesSnapshot, null> | Answered;

/** What the driver wants of dispatch, after a message; what is held when an answer is older than that. */
export function reducePreferences(
  held: DriverPreferences | undefined,
  message: PreferencesMessage,
): DriverPreferences {
  const { preferences } =
    message.type === 'answered' ? message : (message as { data: PreferencesSnapshot }).data;
  const isOld = message.type === 'answered' && held !== undefined && held.version > preferences.version;
  return isOld ? held : preferences;
}
