import type { IncidentState } from '@ridewire/contracts';
import { defineTexts } from '../../../kit/texts/define-texts.ts';

const states: Record<IncidentState, string> = { open: 'Open', in_hand: 'In hand', closed: 'Closed' };

/** The desk's record of calls for help, by ride. */
export const incidents = {
  title: 'Incidents',
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
  owner: 'In the hands of',
  nobody: 'Nobody yet',
  removed: 'A removed admin',
  rider: 'Rider',
  driver: 'Driver',
  noDriver: 'No driver',
  ride: 'Ride',
  calls: 'Calls for help',
  callCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'call' : 'calls'}`,
  calledBy: (name: string, role: string) => `${name} · ${role}`,
  takenBy: (name: string, when: string) => `${name} acknowledged · ${when}`,
  closedBy: (name: string, when: string) => `${name} closed · ${when}`,
  waits: 'Waits for somebody',
  acknowledge: 'Acknowledge',
  acknowledging: 'Acknowledging...',
  close: 'Close incident',
  closing: 'Closing...',
  closed: 'Incident closed',
  closeFailed: 'Failed to close the incident.',
  closeOpen: 'A call for help still waits. Acknowledge it first.',
  reopens: 'Closed. Another call for help from this ride opens it again.',
  notes: 'Notes',
  noNotes: 'Nothing was noted yet.',
  notedBy: (name: string, when: string) => `${name} · ${when}`,
  note: 'Note',
  noteHint: 'Every admin reads it. It can’t be changed afterwards.',
  noteMissing: 'Write a note.',
  addNote: 'Add note',
  adding: 'Adding...',
  added: 'Note added',
  addFailed: 'Failed to add the note. What you wrote is still here.',
  /** Lines of a ride's timeline. */
  said: {
    called: 'Called for help',
    taken: 'Call for help acknowledged',
    noted: 'Noted',
    closed: 'Incident closed',
  },
};

export const [useIncidentsTexts] = defineTexts('incidents', incidents);
