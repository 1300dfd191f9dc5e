import type { DocumentKind } from '../../documents.ts';
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
export const BAD_INPUT = 'Something in that request isn’t valid.';
export const INTERNAL = 'Something went wrong. Try again.';
export const OUTSIDE_AREA = 'We don’t pick up there yet. Choose a place in Dhaka.';
export const PICKUP_NOT_SERVED = 'We don’t pick up there. Choose a pickup inside a service area.';
export const DESTINATION_NOT_SERVED =
  'Rides from that pickup must end inside a service area. Choose another destination.';

const needs: Record<ApprovalNeed, string> = { vehicle: 'vehicle and license plate', ...documentNames };

/** Why something is refused. The parts of a text are what its refusal is thrown with. */
export const refusals = {
  BAD_INPUT,
  SAME_PLACE: 'Pickup and destination are the same place.',
  TOO_FAR: 'That trip is too long for a ride. Choose places at most 200 km apart.',
  OUTSIDE_AREA,
  NO_STREET_NEAR: 'That destination isn’t near a street we know. Choose another.',
  NO_WAY: 'There’s no route there by car.',
  PRICE_CHANGED: 'The fare has changed. Please confirm the new one.',
  QUOTE_INVALID: 'That fare isn’t valid for this trip. Get a new one.',

  CODE_INVALID: 'Invalid or expired OTP, try again.',
  PASSWORD_COMMON: 'Too many people use that password, so it’s easy to guess. Choose another.',
  NOT_AN_IMAGE: 'Choose an image file: JPEG, PNG, WebP, GIF or AVIF.',
  NOT_A_DOCUMENT: 'Choose a photo (JPEG, PNG or WebP) or a PDF.',
  PUSH_REFUSED: 'We can’t send notifications through this browser’s push service.',

  NOT_SIGNED_IN: 'Please sign in.',
  INVALID_CREDENTIALS: 'Invalid email or password',
  TOKEN_INVALID: 'Your session has ended. Please sign in again.',
  PASSKEY_REFUSED: 'That passkey doesn’t work here. Sign in another way.',
  PASSKEY_OVER: 'That took too long. Try again.',
  PASSKEY_NOT_ADDED: 'That passkey couldn’t be added. Try again.',
  PASSKEY_NEEDED: 'A password alone isn’t enough for admins here. Sign in with your passkey.',
  USER_BLOCKED: 'This account is blocked.',
  REAUTH_NEEDED: 'Enter your password again to do that.',
  PASSWORD_WRONG: 'That password isn’t right.',
  SECOND_FACTOR_NEEDED: 'Enter the code from your authenticator app.',
  FACTOR_CODE_WRONG: 'That code isn’t right. Enter the one your app shows now.',
  FACTOR_CODE_USED: 'That code was already used. Wait until your app shows the next one.',
  RECOVERY_CODE_WRONG: 'That recovery code isn’t right, or was already used.',
  SECOND_FACTOR_DEMANDED: 'Admins need two-step verification here. Load this page again to set it up.',
  DEMO_ACCOUNT: 'This demo account is shared, so it can’t be changed. Create your own.',
  DEMO_LOCKED:
    'Another server without the demo started on this database and locked this account. Restart this server to open it.',
  EMAIL_UNVERIFIED: 'Your email isn’t verified yet.',
  FORBIDDEN: 'You’re not allowed to do that.',
  ORIGIN_REFUSED: 'Requests from this site aren’t allowed.',
  DRIVER_NOT_APPROVED: 'We’re reviewing your account. You can drive once it’s approved.',
  DRIVER_SUSPENDED: 'Your driver account is suspended.',
  PAPERS_EXPIRED: 'One of your documents has expired. Send a new one to go online.',

  NOT_FOUND: 'Not found.',
  RIDE_NOT_FOUND: 'This ride was not found.',
  USER_NOT_FOUND: 'This user was not found.',
  ALERT_NOT_FOUND: 'This SOS alert was not found.',
  DRIVER_NOT_FOUND: 'This driver was not found.',
  INCIDENT_NOT_FOUND: 'There’s no SOS alert from this ride.',
  MESSAGE_NOT_FOUND: 'This message was not found.',
  DOCUMENT_NOT_FOUND: 'This document was not found.',

  METHOD_NOT_ALLOWED: 'This address doesn’t take that method.',

  EMAIL_TAKEN: 'An account with this email already exists.',
  EMAIL_WAITING:
    'This email is waiting to be verified. Enter the code we sent. If your password doesn’t work then, set a new one.',
  OWN_ACCOUNT: 'You can’t do that to your own account.',
  LAST_ADMIN: 'There must be at least one owner who can sign in.',

  RIDE_TAKEN: 'Taken by another driver.',
  REASON_NEEDED: 'The rider is in the car. Give a reason for canceling.',
  RIDE_GONE: 'This ride is no longer open.',
  RIDE_DECLINED: 'You declined this ride.',
  RIDE_CHANGED: 'This ride changed a moment ago. Look again.',
  ALREADY_DONE: 'That’s already done.',
  RIDE_ACTIVE: 'This ride is still active. Cancel it first.',
  OTHER_RIDE_ACTIVE: 'The rider or the driver has another active ride now.',
  FAR_FROM_PICKUP: 'You aren’t at the pickup yet. Come within 250 m of it and try again.',
  FAR_FROM_STOP: 'You aren’t at the stop yet. Come within 250 m of it and try again.',
  PICKUP_NOT_SERVED,
  DESTINATION_NOT_SERVED,
  SAME_STOP: 'Two places in a row are the same. Remove one of them.',
  NO_STREET_AT_STOP: 'One of the stops isn’t near a street we know. Choose another.',
  STOPS_FULL: 'A ride has at most 3 stops, those already reached included.',
  NO_SHOW_EARLY: 'Wait at the pickup for at least 5 minutes, then you can leave without your rider.',
  ACT_TOO_OLD: 'This was over 30 minutes ago, too long to add to the ride. Call support.',
  NOT_RATED_YET: 'You can rate this ride once it’s completed.',
  RATING_CLOSED: 'A ride can be rated within three days.',
  RATING_FIXED: 'A rating can be changed only once.',
  CHAT_CLOSED: 'This chat closed an hour after the ride.',
  PIN_NEEDED: 'This ride begins with a PIN. Ask your rider for it.',
  PIN_WRONG: 'That isn’t this ride’s PIN. Ask your rider for it again.',
  PIN_LOCKED: 'Three wrong PINs. Say why there is none, or call support.',
  ILLEGAL_STEP: 'The ride can’t take that step now.',
  ALREADY_PICKED_UP: 'Your driver picked you up a moment ago, so it can’t be canceled.',
  RIDER_BUSY: 'You already have an active ride.',
  DRIVER_BUSY: 'You already have an active ride.',
  DRIVER_OFFLINE: 'Go online to accept rides.',
  DRIVER_NOT_FREE: 'That driver can’t take this ride now. Choose another one.',
  CHECK_IN_NOT_FOUND: 'We didn’t ask you this.',
  CONTACT_NOT_FOUND: 'This contact was removed.',
  SCHEDULED_NOT_FOUND: 'This scheduled ride no longer exists.',
  PROBLEM_NOT_FOUND: 'This problem was not found.',
  RIDE_NOT_OVER: 'You can report a problem once the ride is over. In an emergency, use SOS.',
  SERIES_FULL: 'You have five repeating rides already. End one first.',
  SERIES_NOT_FOUND: 'This repeating ride was not found.',
  BUSINESS_TOO_LATE: 'A business mark can be set, changed or removed for 60 days after the ride.',
  PROBLEM_TOO_LATE: 'Problems can be reported within 30 days of the ride. Write to support instead.',
  PROBLEM_REPORTED: 'You’ve already reported this. Add to that report instead.',
  PROBLEM_CLOSED: 'This problem is closed. If it isn’t solved, report it again.',
  PROBLEM_CHANGED: 'Something was just added to this problem. Read it first.',
  PROBLEM_ASSIGNED: 'Someone else just took this problem. Look again.',
  SCHEDULED_FULL: 'You’ve reached the scheduled rides limit. Cancel one first.',
  SCHEDULED_NEAR: 'You have another ride within 30 minutes of that time.',
  SCHEDULED_STARTED: 'We’re already looking for a driver for this ride.',
  KEY_NOT_FOUND: 'This key was not found.',
  PASSKEY_NOT_FOUND: 'This passkey was not found.',
  ANNOUNCEMENT_NOT_FOUND: 'This announcement was not found.',
  NOBODY_HEARS: 'No drivers can get this right now.',
  HEARER_GONE: 'This driver’s account can’t get messages now.',
  TARIFF_NOT_FOUND: 'These rates no longer exist.',
  TARIFF_TAKEN:
    'Other rates of this ride type begin at that time. Choose another time, or take those back first.',
  TARIFF_BEGUN: 'These rates have begun, so they can’t be taken back. Set new ones.',
  TARIFF_CHANGED: 'These rates changed a moment ago. Look again.',
  TARIFF_SAME: 'The ride type has these rates by then. Change at least one.',
  TARIFF_FAR: 'At least one rate changes by more than half. Check and confirm.',
  TARIFFS_FULL: 'This ride type has too many rates still to begin. Take some back first.',
  PROMO_NOT_FOUND: 'This promo code was not found.',
  PROMO_TAKEN: 'There’s already a promo code with these letters. Choose others.',
  SERVICE_AREA_NOT_FOUND: 'This service area was not found.',
  SERVICE_AREA_TAKEN: 'There’s already a service area with this name. Choose another.',
  SERVICE_AREA_ENDED: 'This service area has ended by now. Look again.',
  SERVICE_AREAS_FULL: 'You’ve reached the service areas limit. End one first.',
  AREA_CORNERS_FULL:
    'Service areas in use have at most 1,000 corners together. Draw fewer, or end an area first.',
  PROMO_UNKNOWN: 'We don’t know this promo code. Check its letters.',
  PROMO_NOT_BEGUN: 'This promo code isn’t valid yet.',
  PROMO_OVER: 'This promo code is no longer valid.',
  PROMO_USED_UP: 'This promo code is used up.',
  PROMO_USED: 'You’ve already used this promo code.',
  PROMO_FIRST_RIDE: 'This promo code is only for a first ride.',
  WEBHOOK_NOT_FOUND: 'This webhook was not found.',
  WEBHOOKS_FULL: 'You’ve reached the webhooks limit. Remove one first.',
  WEBHOOK_INSIDE: 'A webhook can’t lead to an address inside a network.',
  DELIVERY_NOT_FOUND: 'This delivery was not found.',
  DELIVERY_PENDING: 'This event still waits to be delivered.',
  SECOND_FACTOR_ON: 'Two-step verification is already on.',
  SECOND_FACTOR_OFF: 'Two-step verification isn’t on.',
  FACTOR_SETUP_OVER: 'This setup is no longer valid. Begin again.',
  FACTOR_KEPT: 'Admins need two-step verification here, so it stays on.',
  PASSKEY_KEPT:
    'Admins need a passkey or two-step verification here. Add another passkey, or turn on two-step verification first.',
  FACTOR_NOT_THEIRS: 'This person has no two-step verification.',
  PASSKEYS_FULL: 'You’ve reached the passkeys limit. Remove one first.',
  KEYS_FULL: 'You’ve reached the API keys limit. Revoke one first.',
  SCOPE_MISSING: 'This API key isn’t allowed to do that.',
  KEY_LACKS_SCOPE: ({ scope }: { scope: string }) => `This API key lacks the scope ${scope}.`,
  NOT_AT_YOUR_DESK: 'Your role at the desk doesn’t include this. Ask an owner.',
  VERSION_UNKNOWN: 'There’s no such version of the API.',
  NO_SUCH_VERSION: ({ versions }: { versions: string }) =>
    `There’s no such version of the API. Ask for one of these: ${versions}.`,
  NOT_WITH_KEY: 'This can’t be done with an API key.',
  CONTACTS_FULL: 'You’ve reached the contacts limit. Remove one first.',
  VIEWS_FULL: 'You’ve reached the saved views limit. Delete one first.',
  PLACES_FULL: 'You’ve reached the saved places limit. Delete one first.',
  HOMEWARD_ON: 'Turn off rides toward home before you choose another place.',
  HOMEWARD_SPENT: 'You’ve used rides toward home twice today. You can use it again tomorrow.',
  HOME_MISSING: 'Choose a place first.',
  NOT_RODE_TOGETHER: 'You can only do this for someone you’ve had a ride with.',
  NO_DRIVER: 'This ride has no driver yet.',
  NOT_COMPLETED: 'Only a completed ride can be refunded.',
  RIDE_REFUNDED: 'Part of this fare was refunded, so the ride stays completed and can’t be deleted.',
  PROBLEM_OPEN: 'This ride has an open problem. Close it first.',
  RIDE_CALLED: 'This ride has an open SOS alert. Acknowledge it first.',
  NO_REVIEW: 'This ride doesn’t need a review.',
  NOT_STUCK: 'This ride isn’t stuck now.',
  REFUND_TOO_MUCH: 'That’s more than is left of this fare.',
  DRIVER_NOT_READY: 'This driver can’t be approved yet.',
  VEHICLE_NOT_FIT: 'Your vehicle can’t take rides of this type.',
  VEHICLES_FULL: 'You have five vehicles. Remove one first.',
  VEHICLE_TWICE: 'You already have a vehicle with this plate.',
  VEHICLE_UNCONFIRMED: 'We haven’t confirmed this vehicle yet. Send its documents, then we’ll check it.',
  VEHICLE_DRIVEN: 'You’re driving this vehicle now. Drive another one first.',
  PLATE_IN_USE:
    'Another driver is driving with this plate. Once they’re offline, you can drive it. We’ve told our team.',
  VEHICLE_CHANGED: 'The driver just changed their vehicle. Check it again.',
  LAST_TYPE: 'Keep at least one ride type.',
  VEHICLE_NOT_FOUND: 'That vehicle was not found. It may have been removed.',
  DOCUMENT_CHANGED: 'This document just changed.',
  DOCUMENT_EXPIRED: 'This document has expired. Return it so the driver can send a new one.',
  INCIDENT_OPEN: 'There’s an open SOS alert. Acknowledge it first.',
  MESSAGE_ANSWERED: 'Someone just answered this message.',
  COMMAND_REUSED: 'This request was already sent with other details.',

  TOO_LARGE: 'That’s too large.',
  IMAGE_TOO_LARGE: 'Choose an image up to 5 MB and 40 megapixels.',
  DOCUMENT_TOO_LARGE: 'Choose a file up to 10 MB; photos up to 50 megapixels.',
  UNSUPPORTED: 'This server doesn’t read that kind of content.',
  TOO_MANY: 'Too many requests. Please wait a moment.',
  NOT_READY: 'The service is starting or can’t reach its database. Please try again.',
  LOCKED: 'Someone else is changing this. Nothing changed. Try again.',
  INTERNAL,

  USER_BLOCKED_BECAUSE: ({ reason }: { reason: string }) => `This account is blocked. Reason: ${reason}`,
  LAST_ADMIN_LEAVES: 'You’re the last owner who can sign in. Make someone else an owner first.',
  OWN_RIDE_ACTIVE: 'You have an active ride. Finish or cancel it first, then delete your account.',
  FAVORITE_BY_RIDER: 'Only riders have favorites.',
  SESSION_NOT_FOUND: 'That session was not found. It may have ended already.',

  STREETS_BUSY: 'Routing is busy. Try again in a moment.',
  ROUTES_MANY: 'You asked for many routes at once. Wait a moment, then try again.',
  NO_STREET_AT_START: 'That pickup isn’t near a street we know. Choose another.',

  RETYPED: 'The rider changed the ride, so the fare changed. Look again.',
  RETYPED_OFTEN: 'You’ve changed the ride type three times. Wait for a driver, or cancel and request again.',
  RETYPED_LATE: 'A driver finishing another ride already has your request, so you can’t change its type.',
  REROUTED_OFTEN: 'You’ve changed the route ten times, so it can’t change again.',
  RIDE_CHANGED_TO: ({ status }: { status: RideStatus }) =>
    `This ride just changed: it’s now ${status.replace('_', ' ')}.`,
  ALL_REFUNDED: 'There’s nothing left to refund for this ride.',
  LESS_IS_LEFT: ({ leftCents }: { leftCents: number }) =>
    `At most ${sayMoney(leftCents)} of this fare is left to refund.`,
  PAPER_EXPIRED: ({ kind }: { kind: DocumentKind }) =>
    `Your ${documentNames[kind]} has expired. Send a new one to go online.`,
  VEHICLE_PAPER_EXPIRED: ({ kind }: { kind: DocumentKind }) =>
    `This vehicle’s ${documentNames[kind]} has expired. Send a new one first.`,
  VEHICLE_LACKS: ({ lacking }: { lacking: DocumentKind[] }) =>
    `This vehicle can be confirmed once these are in order: ${lacking.map((kind) => documentNames[kind]).join(', ')}.`,
  VEHICLE_PAPERS_LACK: ({ lacking }: { lacking: DocumentKind[] }) =>
    `You can drive this vehicle once we’ve approved these: ${lacking.map((kind) => documentNames[kind]).join(', ')}.`,
  DRIVER_LACKS: ({ lacking }: { lacking: ApprovalNeed[] }) =>
    `This driver can be approved once these are in order: ${lacking.map((need) => needs[need]).join(', ')}.`,
  DRIVER_NOT_FREE_YET: 'The driver taking this ride next is still on another one.',
  RIDER_HAS_RIDE: 'This rider already has an active ride.',
  BUSINESS_NOT_COMPLETED: 'Only a completed ride can be marked as business.',
  RIDER_BLOCKED: 'This rider is blocked, so no ride can be booked for them.',
  RIDER_HAS_SCHEDULED: 'This rider has another ride within 30 minutes of that time.',
  RIDER_SCHEDULED_FULL: 'This rider has reached the scheduled rides limit. Cancel one first.',
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
  HOMEWARD_OFFLINE: 'Go online first.',
  BREAK_OFFLINE: 'You’re offline already.',
  DRIVER_NOT_FIT: 'That driver’s vehicle can’t take rides of this type. Choose another one.',
  VEHICLE_NEEDED:
    'This driver has a ride that needs the vehicle they had before. Confirm the new one after that ride.',
  VEHICLE_DRIVING: 'You can change vehicles once this ride is over.',
  DRIVER_AVOIDED: 'That driver and this rider can’t be matched. Choose another one.',
  ENDED_LONG_AGO: 'This ride ended long ago. If you’re in danger, call the emergency number.',
  CALLED_OFTEN: 'We already have your alerts. If you’re in danger, call the emergency number.',

  ANSWERED_BY: ({ name }: { name: string }) => `${name} just answered this message.`,
  ANSWERED_BY_YOU: 'You just answered this message.',
  ANSWERED_BY_ADMIN: 'Another admin just answered this message.',
  DOCUMENT_REPLACED: 'This document just changed: the driver sent a new one for approval.',
  DOCUMENT_APPROVED: ({ by }: { by: string | null }) =>
    `This document just changed: it was approved${by === null ? '' : ` by ${by}`}.`,
  DOCUMENT_RETURNED: ({ by, reason }: { by: string | null; reason: string }) =>
    `This document just changed: it was returned${by === null ? '' : ` by ${by}`}: ${reason}`,
  PDF_HAS_MORE: 'This PDF has scripts or other files in it. Send a plain one, or a photo.',
  PHOTO_TOO_COMPLEX: 'That picture is taking too long to read. Try again, or take a smaller one.',
  IMAGE_TOO_COMPLEX: 'That image is taking too long to read. Try again, or choose a simpler one.',

  TRIED_OFTEN: (wait: Wait) => `Too many attempts. Try again in ${minutesOf(wait)}.`,
  CANCELED_OFTEN: (wait: Wait) => `You’ve canceled many requests just now. Try again in ${minutesOf(wait)}.`,
  CANCELED_LATE: (wait: Wait) =>
    `You’ve canceled several rides while the driver was on the way. Try again in ${minutesOf(wait)}.`,
  EXPORTS_UNDER_WAY: 'Your other exports are still running. Wait for them to finish.',
  OWN_DATA_UNDER_WAY: 'We’re already preparing your data. Please wait.',
  PICTURES_UNDER_WAY: 'Your other pictures are still uploading. Wait for them to finish.',
  DOCUMENTS_UNDER_WAY: 'Your other documents are still uploading. Wait for them to finish.',
  CONNECTED_OFTEN: 'This account has too many open connections. Close some.',
  VIEWS_OF_ACCOUNT: 'This account has too many open live views. Close some.',
  VIEWS_OF_CONNECTION: 'There are too many live views on this connection.',
  BEING_CARRIED_OUT: 'We’re still working on this request. Try again in a moment.',
  PICTURES_NOT_STORED: 'We can’t store pictures right now. Please try again later.',
  PICTURES_NOT_SHOWN: 'We can’t show pictures right now. Please try again later.',
  DOCUMENTS_NOT_STORED: 'We can’t store documents right now. Please try again later.',
  DOCUMENTS_NOT_SHOWN: 'We can’t show documents right now. Please try again later.',
  PICTURE_AS_FORM: 'Send the picture as multipart/form-data.',
  DOCUMENT_AS_FORM: 'Send the document as multipart/form-data.',
  JSON_ONLY: 'Send JSON, with the content type application/json.',
} satisfies Record<RefusalKey, Text>;
