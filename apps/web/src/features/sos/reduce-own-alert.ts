import type { Live, OwnAlert, OwnAlertChange, OwnAlertSnapshot } from '@ridewire/contracts';

export type OwnAlertMessage = Live<OwnAlertSnapshot, OwnAlertChange>;

/** The last alert a person raised, after a message; the present one when the message is old news. */
export function reduceOwnAlert(held: OwnAlert | null | undefined, message: OwnAlertMessage): OwnAlert | null {
  const { alert } = message.data;
  if (message.type === 'snapshot' || !held || !alert) return alert;
  const isOld =
    held.id === alert.id
      ? held.acknowledgedAt !== null || alert.acknowledgedAt === null
      : held.raisedAt > alert.raisedAt;
  return isOld ? held : alert;
}
