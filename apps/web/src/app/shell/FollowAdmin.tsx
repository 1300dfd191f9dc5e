import { useAlertSignals } from '../../features/sos/use-alert-signals.ts';

export function FollowAdmin() {
  useAlertSignals();
  return null;
}
