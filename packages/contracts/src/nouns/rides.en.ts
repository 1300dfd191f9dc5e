import type { RIDE_STATUSES } from '../choices.ts';
import { sayMoney } from '../texts/en/money.ts';
import { minutesOf, type Wait } from '../texts/en/minutes-of.ts';

export const refusals = {
  PRICE_CHANGED: 'The fare has changed. Please confirm the new one.',
  QUOTE_INVALID: 'That fare isn’t valid for this trip. Get a new one.',
  RIDE_NOT_FOUND: 'This ride was not found.',
  RIDE_TAKEN: 'Taken by another driver.',
  REASON_NEEDED: 'The rider is in the car. Give a reason for canceling.',
  RIDE_GONE: 'This ride is no longer open.',
  RIDE_DECLINED: 'You declined this ride.',
  RIDE_CHANGED: 'This ride changed a moment ago. Look again.',
  RIDE_ACTIVE: 'This ride is still active. Cancel it first.',
  OTHER_RIDE_ACTIVE: 'The rider or the driver has another active ride now.',
  FAR_FROM_PICKUP: 'You aren’t at the pickup yet. Come within 250 m of it and try again.',
  FAR_FROM_STOP: 'You aren’t at the stop yet. Come within 250 m of it and try again.',
  STOPS_FULL: 'A ride has at most 3 stops, those already reached included.',
  NO_SHOW_EARLY: 'Wait at the pickup a little longer, then you can leave without your rider.',
  ACT_TOO_OLD: 'This was over 30 minutes ago, too long to add to the ride. Call support.',
  PIN_NEEDED: 'This ride begins with a PIN. Ask your rider for it.',
  PIN_WRONG: 'That isn’t this ride’s PIN. Ask your rider for it again.',
  PIN_LOCKED: 'Three wrong PINs. Say why there is none, or call support.',
  ILLEGAL_STEP: 'The ride can’t take that step now.',
  ALREADY_PICKED_UP: 'Your driver picked you up a moment ago, so it can’t be canceled.',
  RIDER_BUSY: 'You already have an active ride.',
  DRIVER_NOT_FREE: 'That driver can’t take this ride now. Choose another one.',
  NO_DRIVER: 'This ride has no driver yet.',
  NOT_COMPLETED: 'Only a completed ride can be refunded.',
  RIDE_REFUNDED: 'Part of this fare was refunded, so the ride stays completed and can’t be deleted.',
  NO_REVIEW: 'This ride doesn’t need a review.',
  NOT_STUCK: 'This ride isn’t stuck now.',
  REFUND_TOO_MUCH: 'That’s more than is left of this fare.',
  RETYPED: 'The rider changed the ride, so the fare changed. Look again.',
  RETYPED_OFTEN: 'The ride type has changed three times. Wait for a driver, or cancel and request again.',
  RETYPED_LATE: 'A driver finishing another ride already has this request, so its type can’t change.',
  REROUTED_OFTEN: 'The route has changed ten times, so it can’t change again.',
  RIDE_CHANGED_TO: ({ status }: { status: (typeof RIDE_STATUSES)[number] }) =>
    `This ride just changed: it’s now ${status.replace('_', ' ')}.`,
  NO_SHOW_BEFORE: ({ minutes }: { minutes: number }) =>
    `Wait at the pickup for at least ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then you can leave without your rider.`,
  ALL_REFUNDED: 'There’s nothing left to refund for this ride.',
  LESS_IS_LEFT: ({ leftCents }: { leftCents: number }) =>
    `At most ${sayMoney(leftCents)} of this fare is left to refund.`,
  DRIVER_NOT_FREE_YET: 'The driver taking this ride next is still on another one.',
  RIDER_HAS_RIDE: 'This rider already has an active ride.',
  RIDER_BLOCKED: 'This rider is blocked, so no ride can be booked for them.',
  OFFERED_ELSEWHERE: 'Another driver has promised to take this ride next.',
  DRIVER_SOUGHT: 'This ride has no driver now: we’re already finding a new one.',
  RIDER_ON_BOARD: 'The rider is in the car now, so this ride can’t go to another driver.',
  COMPLETED_NOW: 'This ride is now completed.',
  CANCELED_NOW: 'This ride is now canceled.',
  OTHER_DRIVER_NOW: 'Another driver now has this ride.',
  DRIVER_HAD_RIDE: 'That driver had or declined this ride before. Choose another one.',
  DRIVER_HAS_RIDE: 'That driver has another ride now. Choose another one.',
  DRIVER_MAY_NOT_DRIVE: 'That driver isn’t allowed to drive now. Choose another one.',
  DRIVER_WENT_OFFLINE: 'That driver is offline now. Choose another one.',
  DRIVER_NOT_FIT: 'That driver’s vehicle can’t take rides of this type. Choose another one.',
  DRIVER_AVOIDED: 'That driver and this rider can’t be matched. Choose another one.',
  CANCELED_OFTEN: (wait: Wait) => `You’ve canceled many requests just now. Try again in ${minutesOf(wait)}.`,
  CANCELED_LATE: (wait: Wait) =>
    `You’ve canceled several rides while the driver was on the way. Try again in ${minutesOf(wait)}.`,
};

export const mistakes = {
  stops: 'Give the stops as a list of places.',
  stopsMany: ({ max }: { max: number }) => `A ride has at most ${max} stops.`,
  stopNumber: 'Stops are numbered 1 to 3.',
  rideStep: 'The step must be picked_up, in_transit or completed.',
  rideTarget: 'The status must be accepted, picked_up, in_transit, completed or canceled.',
  reasonOfCancel: 'Give a reason only when you cancel a ride.',
  rideStatus: 'The status must be requested, accepted, picked_up, in_transit, completed or canceled.',
  rideEnd: 'Choose completed or canceled rides.',
  rideSort: 'Sort by newest, oldest, dearest or cheapest.',
  amountCents: 'The amount must be in whole cents.',
  amountZero: 'The amount must be more than zero.',
  amountHigh: 'That’s more than any fare.',
  noShow: 'Say whether the rider didn’t come: true or false.',
  keptAge: 'Say how many milliseconds ago it was: a whole number from 0.',
  noShowOfDriver: 'Only the ride’s driver can say that the rider didn’t come.',
  noShowOfCancel: 'Only a cancel can say that the rider didn’t come.',
  noShowReason: 'The rider not coming is the reason. Don’t give another one.',
  pinDigits: 'A PIN has four digits.',
  pinChoice: 'Say whether your rides begin with a PIN: true or false.',
  quoteToken: 'That isn’t a quote token.',
  rideId: 'That isn’t a ride ID.',
  reviewState: 'The review must be open or done.',
  passenger: 'Say who rides: their name and phone number.',
};

export const notifications = {
  ride_refunded: (refund: { amountCents: number; destination: string; reason: string }) => ({
    title: `Refund of ${sayMoney(refund.amountCents)}`,
    message: `For your ride to ${refund.destination}. You’ll get it back in cash. Reason: ${refund.reason}`,
  }),
  rides_stuck: ({ count, ride }: { count: number; ride: string }) => ({
    title: count === 1 ? `Ride #${ride} is stuck` : `${count} rides are stuck`,
    message: `For over 5 minutes, and nobody is on ${count === 1 ? 'it' : 'them'} yet.`,
  }),
};

export const notificationKinds = {
  offer: 'New requests',
  ride_change: 'Ride updates',
  ride_refunded: 'Refunds',
  rides_stuck: 'Stuck rides',
};
