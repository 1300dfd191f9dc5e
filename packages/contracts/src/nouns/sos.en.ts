import type { ROLES } from '../choices.ts';

type Role = (typeof ROLES)[number];

interface Trouble {
  name: string;
  role: Role;
  ride: string;
  text: string;
  /** Nobody pressed SOS: they didn't answer whether everything is all right. */
  isUnanswered?: boolean;
}

export const refusals = {
  ALERT_NOT_FOUND: 'This SOS alert was not found.',
  INCIDENT_NOT_FOUND: 'There’s no SOS alert from this ride.',
  RIDE_CALLED: 'This ride has an open SOS alert. Acknowledge it first.',
  INCIDENT_OPEN: 'There’s an open SOS alert. Acknowledge it first.',
  ENDED_LONG_AGO: 'This ride ended long ago. If you’re in danger, call the emergency number.',
  CALLED_OFTEN: 'We already have your alerts. If you’re in danger, call the emergency number.',
};

export const mistakes = {
  alertId: 'That isn’t an SOS alert ID.',
  incidentState: 'The state must be open, in_hand or closed.',
};

export const notifications = {
  trouble: ({ name, role, ride, text, isUnanswered }: Trouble) => ({
    title: isUnanswered ? `No answer: ${name}` : `SOS alert: ${name}`,
    message: isUnanswered
      ? `We asked the ${role} on ride #${ride} whether everything is all right.`
      : `The ${role} needs help on ride #${ride}${text === '' ? '.' : `: “${text}”`}`,
  }),
  alert_acknowledged: () => ({
    title: 'We have your alert',
    message: 'Our team has seen your alert and is responding.',
  }),
};

export const notificationKinds = {
  trouble: 'SOS alerts',
  alert_acknowledged: 'Responses to your SOS alerts',
};
