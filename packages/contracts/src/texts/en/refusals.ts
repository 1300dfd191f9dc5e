import type { ApprovalNeed } from '../../judge-documents.ts';
import type { RefusalKey } from '../../refusals.ts';
import type { RideStatus } from '../../ride-status.ts';
import type { Text } from '../say-text.ts';
import { documentNames } from './document-names.ts';
import { sayMoney } from './money.ts';

/** For who asks too often: when to try again. */
interface Wait {
  retryAfterSeconds: number;
}

function minutesOf({ retryAfterSeconds }: Wait): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Screens say these by themselves, and need not load all others for it. */
export const BAD_INPUT = 'Something in that request is not valid.';
export const INTERNAL = 'Something went wrong. Try again.';
export const OUTSIDE_AREA = 'We don’t pick up there yet. Choose a place in Dhaka.';

const needs: Record<ApprovalNeed, string> = { vehicle: 'vehicle and license plate', ...documentNames };

/** Why something is refused. The parts of a text are what its refusal is thrown with. */
export const refusals = {
  BAD_INPUT,
  SAME_PLACE: 'Pickup and destination are the same place.',
  TOO_FAR: 'That trip is too long for a ride. Choose places at most 200 km apart.',
  OUTSIDE_AREA,
  NO_STREET_NEAR: 'No street we know is near that destination. Choose a place at a street.',
  NO_WAY: 'No way leads there by car.',
  PRICE_CHANGED: 'The price has changed. Please confirm the new one.',
  QUOTE_INVALID: 'That price is not one we quoted for this trip. Ask for the price again.',

  CODE_INVALID: 'Invalid or expired OTP, try again.',
  NOT_AN_IMAGE: 'Choose an image file: JPEG, PNG, WebP, GIF or AVIF.',
  NOT_A_DOCUMENT: 'Choose a photo (JPEG, PNG or WebP) or a PDF.',

  NOT_SIGNED_IN: 'Please sign in.',
  INVALID_CREDENTIALS: 'Invalid email or password',
  TOKEN_INVALID: 'That sign-in has ended. Please sign in again.',
  USER_BLOCKED: 'This account is blocked.',
  PASSWORD_WRONG: 'That password isn’t right.',
  DEMO_ACCOUNT:
    'Everybody who tries the demo shares this account, so it stays as it is. Sign up for one of your own.',
  EMAIL_UNVERIFIED: 'Your email isn’t verified yet.',
  FORBIDDEN: 'You are not allowed to do that.',
  ORIGIN_REFUSED: 'Requests from this site are not allowed.',
  DRIVER_NOT_APPROVED: 'Your account is being reviewed. You can drive once it is approved.',
  DRIVER_SUSPENDED: 'Your driver account is suspended.',

  NOT_FOUND: 'Not found.',
  RIDE_NOT_FOUND: 'This ride was not found.',
  USER_NOT_FOUND: 'This user was not found.',
  ALERT_NOT_FOUND: 'This alert was not found.',
  DRIVER_NOT_FOUND: 'This driver was not found.',
  INCIDENT_NOT_FOUND: 'Nobody called for help from this ride.',
  MESSAGE_NOT_FOUND: 'This message was not found.',
  DOCUMENT_NOT_FOUND: 'This document was not found.',

  METHOD_NOT_ALLOWED: 'This address does not take that method.',

  EMAIL_TAKEN: 'An account with this email already exists.',
  EMAIL_WAITING:
    'This email is waiting to be verified. Enter the code we sent. If your password doesn’t work then, set a new one.',
  OWN_ACCOUNT: 'You can’t do that to your own account.',
  LAST_ADMIN: 'There must be at least one admin who can sign in.',

  RIDE_TAKEN: 'Taken by another driver.',
  REASON_NEEDED: 'The rider is in the car. Say why the ride is canceled.',
  RIDE_GONE: 'This ride is no longer open.',
  RIDE_DECLINED: 'You declined this ride.',
  RIDE_CHANGED: 'This ride changed a moment ago. Look again.',
  ALREADY_DONE: 'That is already done.',
  RIDE_ACTIVE: 'This ride is still active. Cancel it first.',
  OTHER_RIDE_ACTIVE: 'The rider or the driver has another active ride now.',
  ILLEGAL_STEP: 'The ride can’t take that step now.',
  ALREADY_PICKED_UP: 'Your driver picked you up a moment ago, so it can’t be canceled.',
  RIDER_BUSY: 'You already have an active ride.',
  DRIVER_BUSY: 'You already have an active ride.',
  DRIVER_OFFLINE: 'Go online to accept rides.',
  DRIVER_NOT_FREE: 'That driver can’t take this ride now. Choose another one.',
  PLACES_FULL: 'You saved as many places as there is room for. Delete one first.',
  HOMEWARD_ON: 'Switch off rides towards home before you choose another place.',
  HOMEWARD_SPENT: 'You used rides towards home twice today. Tomorrow you can again.',
  HOME_MISSING: 'Choose a place first.',
  NOT_RODE_TOGETHER: 'You can say this only of somebody you had a ride with.',
  NO_DRIVER: 'This ride has no driver yet.',
  NOT_COMPLETED: 'Only a completed ride can be refunded.',
  RIDE_REFUNDED: 'Some of this fare was refunded, so the ride stays completed and can’t be deleted.',
  RIDE_CALLED: 'Somebody called for help from this ride. Acknowledge the emergency first.',
  NOT_STUCK: 'This ride isn’t stuck any more.',
  REFUND_TOO_MUCH: 'That is more than is left of this fare.',
  DRIVER_NOT_READY: 'This driver can’t be approved yet.',
  DOCUMENT_CHANGED: 'This document has changed meanwhile.',
  DOCUMENT_EXPIRED: 'This document has expired. Return it, so that the driver sends a new one.',
  INCIDENT_OPEN: 'A call for help still waits. Acknowledge it first.',
  MESSAGE_ANSWERED: 'This message was answered meanwhile.',
  COMMAND_REUSED: 'This request was already sent with other details.',

  TOO_LARGE: 'That is too large.',
  IMAGE_TOO_LARGE: 'Choose an image of at most 5 MB and 40 megapixels.',
  DOCUMENT_TOO_LARGE: 'Choose a file of at most 10 MB, and a photo of at most 50 megapixels.',
  UNSUPPORTED: 'This server does not read that kind of content.',
  TOO_MANY: 'Too many requests. Please wait a moment.',
  NOT_READY: 'The service is starting or can’t reach its database. Please try again.',
  LOCKED: 'Somebody else is changing this right now. Nothing was done. Please try again.',
  INTERNAL,

  USER_BLOCKED_BECAUSE: ({ reason }: { reason: string }) => `This account is blocked. Reason: ${reason}`,
  LAST_ADMIN_LEAVES: 'You are the last admin who can sign in. Make somebody else one first.',
  OWN_RIDE_ACTIVE: 'You have an active ride. Finish or cancel it first, then delete your account.',
  FAVORITE_BY_RIDER: 'Only riders have favorites.',
  SESSION_NOT_FOUND: 'That session was not found. It may have ended already.',

  STREETS_BUSY: 'Many ways are being looked for right now. Try again in a moment.',
  NO_STREET_AT_START: 'No street we know is near the start of that trip. Choose a place at a street.',

  RETYPED: 'The rider changed the type of car, and with it the price. Look again.',
  RETYPED_OFTEN: 'You changed the type of car three times. Wait for a driver, or cancel and request anew.',
  RETYPED_LATE: 'A driver who ends another ride first already has your request, so its type stays as it is.',
  RIDE_CHANGED_TO: ({ status }: { status: RideStatus }) =>
    `This ride has changed meanwhile: it is ${status.replace('_', ' ')} now.`,
  ALL_REFUNDED: 'The whole fare of this ride is refunded already.',
  LESS_IS_LEFT: ({ leftCents }: { leftCents: number }) =>
    `At most ${sayMoney(leftCents)} of this fare is left to refund.`,
  DRIVER_LACKS: ({ lacking }: { lacking: ApprovalNeed[] }) =>
    `This driver can be approved once these are in order: ${lacking.map((need) => needs[need]).join(', ')}.`,
  DRIVER_NOT_FREE_YET: 'The driver who takes this ride next is still on another one.',
  DRIVER_SOUGHT: 'This ride has no driver now: a new one is being sought already.',
  RIDER_ON_BOARD: 'The rider is on board now: this ride can’t go to another driver.',
  COMPLETED_NOW: 'This ride is completed now.',
  CANCELED_NOW: 'This ride is canceled now.',
  OTHER_DRIVER_NOW: 'Another driver has this ride now.',
  DRIVER_HAD_RIDE: 'That driver had or declined this ride before. Choose another one.',
  DRIVER_HAS_RIDE: 'That driver has another ride now. Choose another one.',
  DRIVER_MAY_NOT_DRIVE: 'That driver may not drive now. Choose another one.',
  DRIVER_WENT_OFFLINE: 'That driver is offline now. Choose another one.',
  HOMEWARD_OFFLINE: 'Go online first.',
  DRIVER_AVOIDED: 'That driver and this rider are not to be matched. Choose another one.',
  ENDED_LONG_AGO: 'This ride ended long ago. If you are in danger, call the emergency number.',
  CALLED_OFTEN: 'We were told many times already. If you are in danger, call the emergency number.',

  ANSWERED_BY: ({ name }: { name: string }) => `This message was answered meanwhile by ${name}.`,
  ANSWERED_BY_YOU: 'This message was answered meanwhile by you.',
  ANSWERED_BY_ADMIN: 'This message was answered meanwhile by another admin.',
  DOCUMENT_REPLACED:
    'This document has changed meanwhile: the driver sent a new one, which waits for approval.',
  DOCUMENT_APPROVED: ({ by }: { by: string | null }) =>
    `This document has changed meanwhile: it is approved${by === null ? '' : ` by ${by}`}.`,
  DOCUMENT_RETURNED: ({ by, reason }: { by: string | null; reason: string }) =>
    `This document has changed meanwhile: it was returned${by === null ? '' : ` by ${by}`}: ${reason}`,
  PDF_HAS_MORE: 'This PDF has scripts or other files in it. Send a plain one, or a photo.',
  PHOTO_TOO_COMPLEX: 'That picture takes too long to read right now. Try again, or take a smaller one.',
  IMAGE_TOO_COMPLEX: 'That image takes too long to read right now. Try again, or choose a simpler one.',

  TRIED_OFTEN: (wait: Wait) => `Too many attempts. Try again in ${minutesOf(wait)}.`,
  CANCELED_OFTEN: (wait: Wait) => `You canceled many requests just now. Try again in ${minutesOf(wait)}.`,
  CANCELED_LATE: (wait: Wait) =>
    `You canceled several rides whose driver was on the way. Try again in ${minutesOf(wait)}.`,
  EXPORTS_UNDER_WAY: 'Other exports of yours are still being written. Wait for them.',
  OWN_DATA_UNDER_WAY: 'Your data is being written already. Wait for it.',
  PICTURES_UNDER_WAY: 'Other pictures of yours are still on their way. Wait for them.',
  DOCUMENTS_UNDER_WAY: 'Other documents of yours are still on their way. Wait for them.',
  CONNECTED_OFTEN: 'Too many connections of this account are open. Close some.',
  VIEWS_OF_ACCOUNT: 'Too many live views of this account are open. Close some.',
  VIEWS_OF_CONNECTION: 'Too many live views on one connection.',
  BEING_CARRIED_OUT: 'This request is being carried out. Try again in a moment.',
  PICTURES_NOT_STORED: 'Pictures can’t be stored right now. Please try again later.',
  PICTURES_NOT_SHOWN: 'Pictures can’t be shown right now. Please try again later.',
  DOCUMENTS_NOT_STORED: 'Documents can’t be stored right now. Please try again later.',
  DOCUMENTS_NOT_SHOWN: 'Documents can’t be shown right now. Please try again later.',
  PICTURE_AS_FORM: 'Send the picture as multipart/form-data.',
  DOCUMENT_AS_FORM: 'Send the document as multipart/form-data.',
  JSON_ONLY: 'Send JSON, with the content type application/json.',
} satisfies Record<RefusalKey, Text>;
