import type { CoolingWhy, DriverStep, PutOfflineWhy, Turn } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';
import { driverNews } from '@ridewire/contracts/texts/en/news';

const stages: Record<DriverStep, string> = {
  picked_up: 'Picked Up',
  in_transit: 'In Transit',
  completed: 'Complete',
};

/** An action at a corner, and the street to take then. */
const turning =
  (what: string, into: string) =>
  (street: string | null): string =>
    street ? `${what} ${into} ${street}` : what;

const ordinal = (count: number) => {
  const endings: Partial<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${count}${endings[count] ?? 'th'}`;
};
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const turns = {
  title: 'Next turn',
  does: {
    straight: turning('go straight', 'on'),
    slight_right: turning('keep right', 'onto'),
    right: turning('turn right', 'into'),
    sharp_right: turning('turn sharp right', 'into'),
    u_turn: () => 'make a U-turn',
    sharp_left: turning('turn sharp left', 'into'),
    left: turning('turn left', 'into'),
    slight_left: turning('keep left', 'onto'),
  } satisfies Record<Exclude<Turn, 'depart' | 'arrive' | 'roundabout'>, (street: string | null) => string>,
  roundabout: (exit: number | null, street: string | null) =>
    turning(
      exit === null ? 'at the roundabout go on' : `at the roundabout take the ${ordinal(exit)} exit`,
      'into',
    )(street),
  doNow: capitalize,
  doIn: (distance: string, what: string) => `In ${distance} ${what}`,
  onFor: (distance: string, street: string | null) => turning(`Continue for ${distance}`, 'on')(street),
  arriveIn: (distance: string) => `In ${distance} you arrive`,
  arrived: 'You have arrived',
  onward: (street: string | null) => turning('Continue', 'on')(street),
  arrive: 'You arrive',
  /** Next to the arrow of a roundabout. */
  exit: (exit: number | null, street: string | null) =>
    turning(exit === null ? 'Go on' : `${ordinal(exit)} exit`, 'into')(street),
  /** Read aloud, so units are whole words. */
  meters: (meters: string) => `${meters} meters`,
  offer: 'Want to hear your turns?',
  offerYes: 'Turn on',
  offerNo: 'No thanks',
  spoken: 'Voice guidance',
  spokenOn: 'Voice guidance is on.',
  noVoice: 'This device has no English voice.',
};

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

export const driver = {
  ...driverNews,
  title: 'Driver dashboard',
  requestsTitle: 'Ride Requests',
  ridesTitle: 'Active Rides',
  noRideHint: 'The ride you accept appears here.',
  seeRequests: 'Ride requests',
  riderNote: 'Rider’s note:',
  pickupAt: (clock: string) => `Pickup at ${clock}`,
  requestsLater: 'You’ll get requests again after this ride.',

  online: 'Online',
  offline: 'Offline',
  goOnline: 'Go Online',
  goOffline: 'Go Offline',
  goingOnline: 'Going online…',
  goingOffline: 'Going offline…',
  nowOnline: 'You are now available for rides',
  nowOffline: 'You are offline',
  toggleFailed: 'Failed to toggle availability',
  notApproved: 'Your account is being reviewed. You’ll hear here and by email.',
  notApprovedSend: 'Send what’s missing, then we’ll review your account.',
  suspended: 'Your driver account is suspended.',
  suspendedRide: 'You can finish this ride.',
  suspendedLost: 'This ride will go to another driver.',
  suspendedAsk: 'Contact support',
  suspendedWhy: (reason: string) => `Your driver account is suspended: ${reason}`,
  offlineHint: 'Go online to get requests near you.',

  stillThere: 'Still there?',
  stillThereWhy: 'You missed several requests, so we paused new ones.',
  imHere: 'I’m here',
  cooling: {
    row: (count: string) => `You declined ${count} requests in a row.`,
    hour: (count: string) => `You declined ${count} requests within an hour.`,
  } satisfies Record<CoolingWhy, (count: string) => string>,
  coolingLeft: (time: string) => `New requests resume in ${time}.`,
  coolingOver: 'You’ll get new requests again.',
  putOffline: {
    silent: (when: string) => `You went offline at ${when} after we lost your signal.`,
    unanswered: (when: string) => `You went offline at ${when} after you missed several requests.`,
    document: (when: string) => `You went offline at ${when} because one of your documents has expired.`,
  } satisfies Record<PutOfflineWhy, (when: string) => string>,

  vehicleMissing: 'You haven’t added a vehicle.',
  vehicleMissingWhy: 'Riders look for your car by its model and license plate.',
  addVehicle: 'Add vehicle',
  nowApproved: 'Your account is approved. You can go online.',
  nowReactivated: 'Your driver account is active again.',

  strip: 'Today',
  earnings: 'Earnings',
  todayHint: (rides: number) => (rides === 1 ? 'today, 1 ride' : `today, ${rides} rides`),
  availableRequests: 'Available requests',
  currentRide: 'Current ride',
  active: 'Active',
  noActiveRide: 'No Active Ride',
  dispatch: 'Dispatch',
  receiving: 'Receiving',
  idle: 'Idle',
  todayLine: (money: string, rides: number) => `${money} today · ${rides} ${rides === 1 ? 'ride' : 'rides'}`,

  locationDenied: 'Location is blocked. Nearby drivers get requests first.',
  locationDeniedHow:
    'To allow it, open the site settings next to the address and set Location to Allow. It works right away.',
  locationCoarse: (distance: string) =>
    `Your location is only accurate to about ${distance}. Nearby drivers get requests first.`,
  locationCoarseHow: 'Turn on precise location for this browser in your device’s settings.',
  locationLost: 'Your device can’t find your location. Nearby drivers get requests first.',
  locationLostHow: 'Turn on location in your device’s settings.',
  locationUnsupported: 'This browser can’t find your location. Nearby drivers get requests first.',
  locationWaiting: 'Finding your location…',

  panel: 'Requests and status',
  incoming: 'Incoming requests',
  noRequests: 'No incoming requests right now.',
  more: (count: number) => `+${count} more`,
  request: (fare: string, id: string) => `Request ${id}, ${fare}`,
  away: (duration: string, distance: string) => `${duration} · ${distance} to pickup`,
  awayUnknown: 'Distance to pickup unknown',
  forYou: 'for you',
  fareInCash: (fare: string) => `Fare ${fare}, paid in cash`,
  busy: (times: string) => `busy area: you earn ${times} the usual`,
  trip: (distance: string) => `${distance} trip`,
  pickup: 'Pickup',
  stop: (number: number) => `Stop ${number}`,
  reached: 'reached',
  destination: 'Destination',
  accept: 'Accept',
  accepting: 'Accepting…',
  decline: 'Decline',
  keys: 'A accepts, D declines, arrow keys move between requests.',
  accepted: 'Ride accepted',
  acceptedNext: 'Accepted. It’s your next ride.',
  acceptUnsure: 'Connection lost. Checking if you got the ride…',
  acceptLost: 'You didn’t get the ride: another driver took it or it was canceled.',
  checking: 'Checking…',
  stepUnsure: 'Connection lost. Checking if it was saved…',
  acceptFailed: 'Failed to accept ride',
  rejected: 'Ride rejected',
  rejectFailed: 'Failed to reject ride',
  endings: {
    taken: 'Taken by another driver',
    canceled: 'Canceled by rider',
    expired: 'Expired',
  },

  soundOff: 'Sound is off. Tap to hear new requests.',

  alertMany: (count: number, first: string) => `${requests(count)} waiting. ${first}`,
  autoAccept: 'Auto-accept',
  autoAcceptHint: 'We’ll accept requests you’re first in line for. You’ll hear a sound.',
  byPhone: 'Booked by phone: this rider has no app.',
  acceptedForYouHint: 'You can still give it back under “More actions”.',
  viewRide: 'View',
  homeward: 'Only rides toward home',
  homewardLeft: (left: string, all: string) => `${left} of ${all} left today`,
  homewardUntil: (time: string) => `Until ${time}, or until you go offline`,
  homewardRule: (place: string) =>
    `You’ll only get requests ending at least 40% closer to ${place} than you are.`,
  changeHome: 'Change',
  homeTitle: 'Where is home?',
  homeHint: 'Any place will do. We’ll remember it, and nobody else sees it.',
  homePlace: 'Place',
  preferenceFailed: 'Failed to save your choice',
  keepScreenOn: 'Keep the screen on',
  notifyHidden: 'Notify me when this tab is hidden',
  notifyBlocked: 'Notifications are blocked in your browser’s site settings.',

  ride: 'Current ride',
  toPickup: (duration: string, distance: string) => `About ${duration} · ${distance} to pickup`,
  toDestination: (duration: string, distance: string) => `About ${duration} · ${distance} to destination`,
  toStop: (duration: string, distance: string) => `About ${duration} · ${distance} to the next stop`,
  turns,
  cash: (fare: string) => `${fare} cash`,
  contactRider: 'Contact Rider',
  noPhone: 'The rider hasn’t given a phone number.',
  navigate: 'Navigate',
  moreActions: 'More actions',
  coordinates: 'Coordinates',
  copied: 'Coordinates copied',
  notCopied: 'Coordinates can’t be copied in this browser.',
  stages,
  iArrived: 'I have arrived',
  farFromStop: 'You aren’t at the stop yet. Come within 250 m of it and try again.',
  atStop: (number: number) => `At stop ${number}`,
  waitingSince: (clock: string) => `Your rider knows. Waiting since ${clock}.`,
  marked: (status: string) => `Ride marked ${status}`,
  statusFailed: 'Failed to update status',
  farTitle: {
    picked_up: 'Not at the pickup',
    in_transit: '',
    completed: 'Not at the destination',
  } satisfies Record<DriverStep, string>,
  far: {
    picked_up: (distance: string) => `You’re ${distance} from the pickup. Mark picked up anyway?`,
    in_transit: () => '',
    completed: (distance: string) => `You’re ${distance} from the destination. Complete anyway?`,
  } satisfies Record<DriverStep, (distance: string) => string>,
  farConfirm: {
    picked_up: 'Mark picked up',
    in_transit: '',
    completed: 'Complete ride',
  } satisfies Record<DriverStep, string>,
  notYet: 'Not yet',
  changedMeanwhile: 'This ride was changed a moment ago.',

  cancel: 'Cancel ride',
  cancelTitle: 'Cancel this ride?',
  cancelText: (name: string) => `${name} will be told right away. Choose a reason:`,
  otherReason: 'Something else',
  otherReasonLabel: 'What happened?',
  reasonMissing: 'Write a few words.',
  keepRide: 'Keep ride',
  giveBack: 'Give the ride back',
  nextRide: 'Next ride',
  nextBrief: (name: string, clock: string) => `${name} · pickup ${clock}`,
  nextAt: (name: string, clock: string) => `${name} · pickup at about ${clock}, after this ride`,
  giveUpNext: 'Give the next ride back',
  giveUpNextTitle: 'Give your next ride back?',
  nextGone: 'Your next ride is no longer yours.',
  giveBackTitle: 'Give this ride back?',
  giveBackText: (name: string) =>
    `We’ll offer it to other drivers while ${name} waits. You won’t get it again.`,
  giveBackConfirm: 'Give back',
  givenBack: 'Ride given back',

  reason: (reason: string) => `Reason: ${reason}`,
  wentOn: (status: string) => `You’ve set off, so this ride is now ${status}.`,
  supportSet: (status: string) => `Support set this ride to ${status}.`,

  onYourWay: 'Are you on your way?',
  onYourWayWhy: (name: string) =>
    `You aren’t getting closer to the pickup. If you don’t answer, we’ll find ${name} another driver.`,
  onYourWayLast: 'Last reminder: please get moving.',
  imOnMyWay: 'I’m on my way',
  answering: 'Sending…',
  answerFailed: 'That couldn’t be sent. Try again.',
  backToRequests: 'Back to requests',
  collect: (money: string) => `Collect ${money} cash`,
  collectFrom: (name: string) => `${name} pays you the fare in cash.`,
  collectRest: (name: string, fare: string, refunded: string) =>
    `${name} pays you the rest of the fare in cash: ${fare} less ${refunded} refunded.`,
  cashReceived: 'Cash received',
  earned: (money: string) => `${money} earned`,
  earnedParts: (fare: string, fee: string) => `Fare ${fare}, fee ${fee}`,
  earnedRest: (fare: string, refunded: string, fee: string) =>
    `Fare ${fare}, refunded ${refunded}, fee ${fee}`,
  nextRequest: 'Next request',

  checks: 'Before you go online',
  checkApproved: 'Your account is approved',
  checkNotApproved: 'Your account is being reviewed',
  checkNotSent: 'Send your documents first',
  checkSuspended: 'Your account is suspended',
  checkVehicle: 'You’ve added a vehicle',
  checkNoVehicle: 'You haven’t added a vehicle',
  checkLink: 'Live link is up',
  checkNoLink: 'Live link is down',
  checkLinkComing: 'Connecting…',
  checkLocation: 'Location is allowed',
  checkLocationAsk: 'Location: your browser will ask when you go online',
  checkLocationBlocked: 'Location is blocked',
  toRequests: 'See requests',
  onlineHint: 'Nearby requests will appear here.',

  earningsTitle: 'Earnings',
  netHint: 'after fees and refunds',
  spans: { day: 'Day', week: 'Week', month: 'Month' },
  spanOf: 'Days shown',
  earlier: 'Earlier',
  later: 'Later',
  ridesDriven: 'Rides',
  hoursOnline: 'Online',
  perHour: 'Per hour online',
  nowLine: (today: string, total: string) => `${today} today · ${total} in total`,
  byDay: 'By day',
  day: 'Day',
  noneThen: 'No completed rides in this period',
  statement: 'Statement',
  refunded: (amount: string) => `−${amount} refunded`,
  statementCaption: (zone: string) => `Times and days in ${zone}.`,
  thisDevice: 'this device’s time zone',
  columns: { time: 'Time', ride: 'Ride', route: 'Route', fare: 'Fare', fee: 'Fee', net: 'Net' },
  noEarnings: 'No completed rides yet',
  noEarningsHint: 'Each ride you complete appears here with its fare, fee and net.',
  goToRequests: 'Go to requests',
  earningsFailed: 'Failed to load earnings.',
  tryAgain: 'Try again',
};

export type DriverTexts = typeof driver;
export const [useDriverTexts] = defineTexts('driver', driver);
