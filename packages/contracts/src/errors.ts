/** Every refusal the product knows: its HTTP status and the sentence people read. */
export const ERRORS = {
  BAD_INPUT: { status: 400, sentence: 'Something in that request is not valid.' },
  SAME_PLACE: { status: 400, sentence: 'Pickup and destination are the same place.' },
  TOO_FAR: { status: 400, sentence: 'That trip is too long for a ride. Choose places at most 200 km apart.' },
  OUTSIDE_AREA: { status: 400, sentence: 'We don’t pick up there yet. Choose a place in Dhaka.' },
  PRICE_CHANGED: { status: 409, sentence: 'The price has changed. Please confirm the new one.' },

  CODE_INVALID: { status: 400, sentence: 'Invalid or expired OTP, try again.' },
  NOT_AN_IMAGE: { status: 400, sentence: 'Choose an image file: JPEG, PNG, WebP, GIF or AVIF.' },
  NOT_A_DOCUMENT: { status: 400, sentence: 'Choose a photo (JPEG, PNG or WebP) or a PDF.' },

  NOT_SIGNED_IN: { status: 401, sentence: 'Please sign in.' },
  INVALID_CREDENTIALS: { status: 401, sentence: 'Invalid email or password' },
  TOKEN_INVALID: { status: 401, sentence: 'That sign-in has ended. Please sign in again.' },
  USER_BLOCKED: { status: 403, sentence: 'This account is blocked.' },
  PASSWORD_WRONG: { status: 403, sentence: 'That password isn’t right.' },
  DEMO_ACCOUNT: {
    status: 403,
    sentence:
      'Everybody who tries the demo shares this account, so it stays as it is. Sign up for one of your own.',
  },
  EMAIL_UNVERIFIED: { status: 403, sentence: 'Your email isn’t verified yet.' },
  FORBIDDEN: { status: 403, sentence: 'You are not allowed to do that.' },
  ORIGIN_REFUSED: { status: 403, sentence: 'Requests from this site are not allowed.' },
  DRIVER_NOT_APPROVED: {
    status: 403,
    sentence: 'Your account is being reviewed. You can drive once it is approved.',
  },
  DRIVER_SUSPENDED: { status: 403, sentence: 'Your driver account is suspended.' },

  NOT_FOUND: { status: 404, sentence: 'Not found.' },
  RIDE_NOT_FOUND: { status: 404, sentence: 'This ride was not found.' },
  USER_NOT_FOUND: { status: 404, sentence: 'This user was not found.' },
  ALERT_NOT_FOUND: { status: 404, sentence: 'This alert was not found.' },
  DRIVER_NOT_FOUND: { status: 404, sentence: 'This driver was not found.' },
  INCIDENT_NOT_FOUND: { status: 404, sentence: 'Nobody called for help from this ride.' },
  MESSAGE_NOT_FOUND: { status: 404, sentence: 'This message was not found.' },
  DOCUMENT_NOT_FOUND: { status: 404, sentence: 'This document was not found.' },

  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address does not take that method.' },

  EMAIL_TAKEN: { status: 409, sentence: 'An account with this email already exists.' },
  EMAIL_WAITING: {
    status: 409,
    sentence:
      'This email is waiting to be verified. Enter the code we sent. If your password doesn’t work then, set a new one.',
  },
  OWN_ACCOUNT: { status: 409, sentence: 'You can’t do that to your own account.' },
  LAST_ADMIN: { status: 409, sentence: 'There must be at least one admin who can sign in.' },

  RIDE_TAKEN: { status: 409, sentence: 'Taken by another driver.' },
  RIDE_GONE: { status: 409, sentence: 'This ride is no longer open.' },
  RIDE_DECLINED: { status: 409, sentence: 'You declined this ride.' },
  RIDE_CHANGED: { status: 409, sentence: 'This ride changed a moment ago. Look again.' },
  ALREADY_DONE: { status: 409, sentence: 'That is already done.' },
  RIDE_ACTIVE: { status: 409, sentence: 'This ride is still active. Cancel it first.' },
  OTHER_RIDE_ACTIVE: { status: 409, sentence: 'The rider or the driver has another active ride now.' },
  ILLEGAL_STEP: { status: 409, sentence: 'The ride can’t take that step now.' },
  ALREADY_PICKED_UP: {
    status: 409,
    sentence: 'Your driver picked you up a moment ago, so it can’t be canceled.',
  },
  RIDER_BUSY: { status: 409, sentence: 'You already have an active ride.' },
  DRIVER_BUSY: { status: 409, sentence: 'You already have an active ride.' },
  DRIVER_OFFLINE: { status: 409, sentence: 'Go online to accept rides.' },
  DRIVER_NOT_FREE: { status: 409, sentence: 'That driver can’t take this ride now. Choose another one.' },
  NO_DRIVER: { status: 409, sentence: 'This ride has no driver yet.' },
  NOT_COMPLETED: { status: 409, sentence: 'Only a completed ride can be refunded.' },
  RIDE_REFUNDED: {
    status: 409,
    sentence: 'Some of this fare was refunded, so the ride stays completed and can’t be deleted.',
  },
  RIDE_CALLED: {
    status: 409,
    sentence: 'Somebody called for help from this ride. Acknowledge the emergency first.',
  },
  REFUND_TOO_MUCH: { status: 409, sentence: 'That is more than is left of this fare.' },
  DOCUMENT_CHANGED: { status: 409, sentence: 'This document has changed meanwhile.' },
  DOCUMENT_EXPIRED: {
    status: 409,
    sentence: 'This document has expired. Return it, so that the driver sends a new one.',
  },
  INCIDENT_OPEN: { status: 409, sentence: 'A call for help still waits. Acknowledge it first.' },
  MESSAGE_ANSWERED: { status: 409, sentence: 'This message was answered meanwhile.' },
  COMMAND_REUSED: { status: 409, sentence: 'This request was already sent with other details.' },

  TOO_LARGE: { status: 413, sentence: 'That is too large.' },
  IMAGE_TOO_LARGE: { status: 413, sentence: 'Choose an image of at most 5 MB and 40 megapixels.' },
  DOCUMENT_TOO_LARGE: {
    status: 413,
    sentence: 'Choose a file of at most 10 MB, and a photo of at most 50 megapixels.',
  },
  UNSUPPORTED: { status: 415, sentence: 'This server does not read that kind of content.' },
  TOO_MANY: { status: 429, sentence: 'Too many requests. Please wait a moment.' },
  NOT_READY: {
    status: 503,
    sentence: 'The service is starting or can’t reach its database. Please try again.',
  },
  LOCKED: {
    status: 503,
    sentence: 'Somebody else is changing this right now. Nothing was done. Please try again.',
  },
  INTERNAL: { status: 500, sentence: 'Something went wrong. Try again.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);
