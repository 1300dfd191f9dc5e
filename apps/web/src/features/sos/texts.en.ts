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
  offer: 'Send an alert to show our team who you are, where, and on which ride.',
  sent: 'Our team can see who you are, where, and on which ride.',
  danger: (number: string) => `If you’re in danger, call ${number}.`,
  noRide: 'You’re not on a ride, so you can’t send an alert.',
  message: 'What’s happening? (optional)',
  messageHint: 'Wrong way, an accident, …',
  sendAlert: 'Send alert',
  sending: 'Sending...',
  call: (number: string) => `Call ${number}`,
  notNow: 'Not now',
  close: 'Close',
  offline: (number: string) => `You’re offline, so we can’t send an alert. Call ${number}.`,
  unreachable: (number: string) => `The alert couldn’t be sent. Call ${number}.`,
  refused: (sentence: string, number: string) =>
    sentence.includes('emergency number') ? `${sentence} It’s ${number}.` : `${sentence} Call ${number}.`,
  noAnswer: (number: string) => `No answer yet. Call ${number}.`,
  told: (clock: string) => `Our team was alerted at ${clock}`,
  knows: 'We have your alert',
  knowsNow: (clock: string) => `We have your alert. Our team responded at ${clock}.`,
  knowsSince: (clock: string) => `Our team responded at ${clock}.`,

  tabTitle: '(SOS) Alert · Ridewire',
  bar: (name: string, rideId: string, clock: string) => `SOS alert: ${name} · ride ${rideId} · ${clock}`,
  barUnanswered: (name: string, rideId: string, clock: string) =>
    `No answer: ${name} · ride ${rideId} · ${clock}`,
  count: (count: number) => `${count} SOS alerts`,
  people,
  bookedFor: (name: string) => `Booked for ${name}`,
  calls: (count: number) => `Sent ${count} times`,
  onMap: (name: string, coordinates: string) => `${coordinates}: show on the map where ${name} is`,
  phoneOf: (name: string) => `${name}’s phone:`,
  carThen: 'Car at that moment:',
  carNow: 'Car now:',
  carOnMap: (coordinates: string) => `${coordinates}: show on the map where the car is`,
  noCar: 'No car to show',
  more: 'More',
  less: 'Less',
  marked: 'SOS',
  placeOf: (name: string) => `${name} sent an SOS alert here`,
  said: (message: string) => `“${message}”`,
  openRide: 'Open ride',
  acknowledge: 'Acknowledge',
  acknowledging: 'Acknowledging...',
  acknowledgeFailed: 'Failed to acknowledge. Try again.',
  takenBy: (admin: string, name: string, rideId: string) =>
    `${admin} acknowledged ${name}’s SOS alert, ride ${rideId}`,
  takenByYou: (name: string, rideId: string) => `You acknowledged ${name}’s SOS alert, ride ${rideId}`,
};

export type SosTexts = typeof sos;
export const [useSosTexts] = defineTexts('sos', sos);
