import type { Role } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const people: Record<Role, string> = { rider: 'Rider', driver: 'Driver', admin: 'Admin' };

export const sos = {
  sos: 'SOS',
  emergencySos: 'Emergency SOS',
  howToPress: 'Hold for one second, or press Enter twice.',
  holdOn: 'Hold for 1 second',
  pressAgain: 'Press Enter again',
  title: 'Emergency',
  offer: 'Send an alert to tell our team who and where you are, and which ride this is.',
  sent: 'Our team has been told who and where you are, and which ride this is.',
  danger: (number: string) => `If you are in danger, call ${number}.`,
  noRide: 'You have no ride under way, so nothing is sent from here.',
  message: 'What is happening? (optional)',
  messageHint: 'Wrong way, an accident, …',
  sendAlert: 'Send alert',
  sending: 'Sending...',
  call: (number: string) => `Call ${number}`,
  notNow: 'Not now',
  close: 'Close',
  offline: (number: string) => `You’re offline, so no alert can be sent. Call ${number}.`,
  unreachable: (number: string) => `The alert could not be sent. Call ${number}.`,
  refused: (sentence: string, number: string) =>
    sentence.includes('emergency number') ? `${sentence} It is ${number}.` : `${sentence} Call ${number}.`,
  noAnswer: (number: string) => `There is no answer yet. Call ${number}.`,
  told: (clock: string) => `Help has been told at ${clock}`,
  knows: 'Help knows',
  knowsNow: (clock: string) => `Help knows. Our team took your alert at ${clock}.`,
  knowsSince: (clock: string) => `Our team took your alert at ${clock}.`,

  tabTitle: '(SOS) Emergency · Ridewire',
  bar: (name: string, rideId: string, clock: string) => `Emergency: ${name} · ride ${rideId} · ${clock}`,
  count: (count: number) => `${count} emergencies`,
  people,
  calls: (count: number) => `Called ${count} times`,
  onMap: (name: string, coordinates: string) => `${coordinates}: show on the map where ${name} is`,
  more: 'More',
  less: 'Less',
  marked: 'SOS',
  placeOf: (name: string) => `${name} called for help here`,
  said: (message: string) => `“${message}”`,
  openRide: 'Open ride',
  acknowledge: 'Acknowledge',
  acknowledging: 'Acknowledging...',
  acknowledgeFailed: 'Failed to acknowledge. Try again.',
  takenBy: (admin: string, name: string, rideId: string) =>
    `${admin} acknowledged the emergency of ${name}, ride ${rideId}`,
  takenByYou: (name: string, rideId: string) => `You acknowledged the emergency of ${name}, ride ${rideId}`,
};

export type SosTexts = typeof sos;
export const [useSosTexts] = defineTexts('sos', sos);
