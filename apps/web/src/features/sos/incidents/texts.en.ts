import type { IncidentState } from '@ridewire/contracts';
import { defineTexts } from '../../../kit/texts/define-texts.ts';
import { title } from './title.en.ts';

const states: Record<IncidentState, string> = { open: 'Open', in_hand: 'In hand', closed: 'Closed' };

/** The desk's record of SOS alerts, by ride. */
export const incidents = {
  title,
  list: 'Incidents',
  openCount: (count: string, isOne: boolean) => `${count} open ${isOne ? 'incident' : 'incidents'}`,
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'incident' : 'incidents'}`,
  state: 'State',
  allStates: 'All',
  states,
  empty: 'No incidents found.',
  loadFailed: (why: string) => `Failed to load incidents: ${why}`,

  incidentOf: (ride: string) => `Incident on ride ${ride}`,
  back: 'Back',
  backToIncidents: 'Back to incidents',
  notFound: 'This incident was not found.',
  detailFailed: 'Failed to load the incident.',
  open: 'Open incident',
  openRide: 'Open ride',
  rideGone: 'The ride was deleted.',
  owner: 'Handled by',
  nobody: 'No one yet',
  removed: 'A removed admin',
  rider: 'Rider',
  driver: 'Driver',
  noDriver: 'No driver',
  ride: 'Ride',
  calls: 'SOS alerts',
  callCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'alert' : 'alerts'}`,
  calledBy: (name: string, role: string) => `${name} · ${role}`,
  unanswered: 'No answer to “Is everything all right?”',
  takenBy: (name: string, when: string) => `${name} acknowledged · ${when}`,
  closedBy: (name: string, when: string) => `${name} closed · ${when}`,
  waits: 'Unassigned',
  acknowledge: 'Acknowledge',
  acknowledging: 'Acknowledging...',
  close: 'Close incident',
  closing: 'Closing...',
  closed: 'Incident closed',
  closeFailed: 'Failed to close the incident.',
  closeOpen: 'There’s an open SOS alert. Acknowledge it first.',
  reopens: 'Closed. Another SOS alert from this ride will reopen it.',
  notes: 'Notes',
  noNotes: 'No notes yet.',
  notedBy: (name: string, when: string) => `${name} · ${when}`,
  note: 'Note',
  noteHint: 'All admins can read it. You can’t change it later.',
  noteMissing: 'Write a note.',
  addNote: 'Add note',
  adding: 'Adding...',
  added: 'Note added',
  addFailed: 'Failed to add the note. Your text is still here.',
  /** Lines of a ride's timeline. */
  said: {
    called: 'SOS alert sent',
    unanswered: 'No answer: “Is everything all right?”',
    asked_standing: 'Car not moving: both asked “Is everything all right?”',
    asked_away: 'Car going another way: both asked “Is everything all right?”',
    said_well: 'Said all is well',
    said_help: 'Asked for help',
    went_on: 'Car going on: question closed',
    taken: 'SOS alert acknowledged',
    noted: 'Noted',
    closed: 'Incident closed',
  },
};

export const [useIncidentsTexts] = defineTexts('incidents', incidents);
