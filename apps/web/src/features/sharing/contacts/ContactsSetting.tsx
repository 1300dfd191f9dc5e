import { useMe } from '../../session/use-me.ts';
import { Contacts } from './Contacts.tsx';

/** A rider's trusted contacts; nothing for others. */
export function ContactsSetting() {
  return useMe()?.role === 'rider' ? <Contacts /> : null;
}
