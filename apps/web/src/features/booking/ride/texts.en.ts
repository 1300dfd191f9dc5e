import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** The panels of a ride under way, and of one that ended. */
export const ridePanel = {
  nextStop: (place: string) => `Next stop: ${place}`,
  changeRoute: 'Change route',
  stillLooking: 'Still looking. This is taking longer than usual.',
  otherTypes: 'Other ride types and fares',
  changeTo: (type: string, fare: string) => `Change to ${type}, ${fare}`,
  changingType: 'Changing...',
  canceling: 'Canceling...',
  finishingHint: 'You’re next. If it takes much longer, we’ll find you another driver.',
  littleLate: 'A little late',
  expectedAt: (clock: string) => `was expected at about ${clock}`,
  /** Before and after the rolling minutes. */
  aboutBefore: 'about ',
  minutesAfter: ' min',
  noPosition: 'Waiting for the car’s location',
  lostSignal: (name: string, clock: string) =>
    `We lost ${name}’s signal at ${clock}. Call them or wait a moment.`,
  yourPin: 'Your PIN',
  sendPin: (passenger: string, name: string) =>
    `Send it to ${passenger}, who tells it to ${name} when getting in.`,
  tellPin: (name: string) => `Tell it to ${name} when you get in.`,
  pinFailed: 'We can’t load your PIN right now.',
  pinWaived: (name: string) =>
    `${name} started this ride without your PIN. If you aren’t in this car, press SOS.`,
  lookFor: 'Look for',
  lookForDriver: (name: string) => `Look for ${name}`,
  call: 'Call',
  callDriver: (name: string) => `Call ${name}`,
  cancelRide: 'Cancel ride',
  cancelTitle: 'Cancel this ride?',
  cancelWhy: 'Why? (optional)',
  keepRide: 'Keep ride',
  yesCancel: 'Yes, Cancel',
  tooLateTitle: 'This ride can’t be canceled',
  alreadyOver: 'This ride is already over.',
  receipt: 'Receipt',
  receiptOf: (id: string) => `Ride ${id}`,
  withDriver: (name: string) => `With ${name}`,
  print: 'Print receipt',
  bookAgain: 'Book again',
  notCharged: 'You weren’t charged.',
  noDriverHint: 'Everyone nearby is busy. Try another ride type or wait.',
  changeType: 'Change ride type',
};

export const [useRidePanelTexts] = defineTexts('ridePanel', ridePanel);
