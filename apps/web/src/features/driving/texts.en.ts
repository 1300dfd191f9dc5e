import type { CoolingWhy, DriverStep, PutOfflineWhy, Turn } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const stages: Record<DriverStep, string> = {
  picked_up: 'Picked Up',
  in_transit: 'In Transit',
  completed: 'Complete',
};

/** Something to do at a corner, and the street that is then taken. */
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
};

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

export const driver = {
  title: 'Driver dashboard',
  requestsTitle: 'Ride Requests',
  ridesTitle: 'Active Rides',
  noRideHint: 'The ride you accept is shown here.',
  seeRequests: 'Ride requests',
  requestsLater: 'Requests come again when this ride is over.',

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
  notApprovedSend: 'Send what is missing. Then your account is reviewed.',
  suspended: 'Your driver account is suspended.',
  suspendedRide: 'You can finish this ride.',
  suspendedLost: 'So this ride goes to another driver.',
  suspendedAsk: 'Ask support',
  suspendedWhy: (reason: string) => `Your driver account is suspended: ${reason}`,
  offlineHint: 'Go online to get requests near you.',

  stillThere: 'Still there?',
  stillThereWhy: 'Several requests went unanswered, so new ones pause.',
  imHere: 'I’m here',
  cooling: {
    row: (count: string) => `You declined ${count} requests in a row.`,
    hour: (count: string) => `You declined ${count} requests within an hour.`,
  } satisfies Record<CoolingWhy, (count: string) => string>,
  coolingLeft: (time: string) => `New requests reach you again in ${time}.`,
  coolingOver: 'New requests reach you again.',
  putOffline: {
    silent: (when: string) => `You went offline at ${when} after we lost your signal.`,
    unanswered: (when: string) => `You went offline at ${when} after requests went unanswered.`,
  } satisfies Record<PutOfflineWhy, (when: string) => string>,

  vehicleMissing: 'Your vehicle is missing.',
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

  locationDenied: 'Location is blocked. Nearby drivers are asked before you.',
  locationDeniedHow:
    'To allow it, open the site settings beside the address and set Location to Allow. It works at once.',
  locationLost: 'Your device can’t find your location. Nearby drivers are asked before you.',
  locationLostHow: 'Turn on location in the settings of your device.',
  locationUnsupported: 'This browser can’t tell where you are. Nearby drivers are asked before you.',
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
  destination: 'Destination',
  accept: 'Accept',
  accepting: 'Accepting…',
  decline: 'Decline',
  keys: 'A accepts, D declines, arrow keys move between requests.',
  accepted: 'Ride accepted',
  acceptedNext: 'Accepted. It’s your next ride.',
  acceptUnsure: 'The connection was lost. Checking whether the ride is yours…',
  acceptLost: 'The ride isn’t yours: somebody else took it or it was canceled.',
  checking: 'Checking…',
  stepUnsure: 'The connection was lost. Checking whether it was saved…',
  acceptFailed: 'Failed to accept ride',
  rejected: 'Ride rejected',
  rejectFailed: 'Failed to reject ride',
  endings: {
    taken: 'Taken by another driver',
    canceled: 'Canceled by rider',
    expired: 'Expired',
  },

  soundOff: 'Sound is off. Tap to hear new requests.',

  alertTitle: (count: number) => `(${count}) ${count === 1 ? 'New request' : 'New requests'} · Ridewire`,
  alertOne: (fare: string, minutes: number | null, to: string) =>
    minutes === null
      ? `New request. ${fare}, to ${to}.`
      : `New request. ${fare}, ${minutes === 1 ? '1 minute' : `${minutes} minutes`} away, to ${to}.`,
  alertMany: (count: number, first: string) => `${requests(count)} waiting. ${first}`,
  autoAccept: 'Accept for me',
  autoAcceptHint: 'A request offered to you first is accepted at once. You hear it.',
  acceptedForYou: 'Accepted for you',
  acceptedForYouHint: 'You can still give it back, under “More actions”.',
  acceptedForYouAlert: (fare: string, from: string) => `Accepted for you. ${fare}, pickup at ${from}.`,
  viewRide: 'View',
  homeward: 'Only rides towards home',
  homewardLeft: (left: string, all: string) => `${left} of ${all} left today`,
  homewardUntil: (time: string) => `Until ${time}, or until you go offline`,
  homewardRule: (place: string) =>
    `You get only requests that end at least 40 % nearer to ${place} than you are.`,
  changeHome: 'Change',
  homeTitle: 'Where is home?',
  homeHint: 'Any place will do. It is remembered, and nobody else sees it.',
  homePlace: 'Place',
  preferenceFailed: 'Failed to save that',
  keepScreenOn: 'Keep the screen on',
  notifyHidden: 'Notify me when this tab is hidden',
  notifyBlocked: 'Notifications are blocked in the site settings of your browser.',

  ride: 'Current ride',
  toPickup: (duration: string, distance: string) => `About ${duration} · ${distance} to pickup`,
  toDestination: (duration: string, distance: string) => `About ${duration} · ${distance} to destination`,
  turns,
  cash: (fare: string) => `${fare} cash`,
  contactRider: 'Contact Rider',
  noPhone: 'The rider gave no phone number.',
  navigate: 'Navigate',
  moreActions: 'More actions',
  stages,
  marked: (status: string) => `Ride marked ${status}`,
  statusFailed: 'Failed to update status',
  waitsForConnection: 'No connection. This works again by itself when it is back.',
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
  cancelText: (name: string) => `${name} is told at once. Choose why:`,
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
    `It is offered to other drivers, and ${name} keeps waiting. You won’t get it again.`,
  giveBackConfirm: 'Give back',
  givenBack: 'Ride given back',

  canceledBy: {
    rider: (name: string) => `${name} canceled`,
    driver: () => 'You canceled this ride',
    admin: () => 'Support set this ride to Canceled.',
    system: () => 'This ride was canceled',
  },
  reason: (reason: string) => `Reason: ${reason}`,
  supportSet: (status: string) => `Support set this ride to ${status}.`,
  left: 'This ride is no longer yours.',
  leftHint: 'It was given to somebody else or opened again.',
  replaced: 'Another driver takes this ride.',
  replacedHint: 'You came no nearer to the pickup, so we stopped waiting.',

  onYourWay: 'Are you on your way?',
  onYourWayWhy: (name: string) =>
    `You have come no nearer to the pickup. If you don’t answer, ${name} gets another driver.`,
  onYourWayLast: 'We ask this for the last time: drive on soon.',
  imOnMyWay: 'I’m on my way',
  answering: 'Sending…',
  answerFailed: 'That could not be sent. Try again.',
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
  checkNotSent: 'Your account waits for your documents',
  checkSuspended: 'Your account is suspended',
  checkVehicle: 'Your vehicle is given',
  checkNoVehicle: 'Your vehicle is missing',
  checkLink: 'Live link is up',
  checkNoLink: 'Live link is down',
  checkLinkComing: 'Connecting…',
  checkLocation: 'Location is allowed',
  checkLocationAsk: 'Location: your browser will ask when you go online',
  checkLocationBlocked: 'Location is blocked',
  toRequests: 'See requests',
  onlineHint: 'Requests near you come in by themselves.',

  earningsTitle: 'Earnings',
  netHint: 'after fees and refunds',
  spans: { day: 'Day', week: 'Week', month: 'Month' },
  spanOf: 'Days shown',
  earlier: 'Earlier',
  later: 'Later',
  ridesDriven: 'Rides',
  hoursOnline: 'Online',
  perHour: 'Per hour online',
  nowLine: (today: string, total: string) => `${today} today · ${total} in all`,
  byDay: 'By day',
  day: 'Day',
  noneThen: 'No completed rides in these days',
  statement: 'Statement',
  refunded: (amount: string) => `−${amount} refunded`,
  statementCaption: (zone: string) => `Times and days in ${zone}.`,
  thisDevice: 'this device’s time zone',
  columns: { time: 'Time', ride: 'Ride', route: 'Route', fare: 'Fare', fee: 'Fee', net: 'Net' },
  noEarnings: 'No completed rides yet',
  noEarningsHint: 'Each ride you complete is listed here with its fare, fee and net.',
  goToRequests: 'Go to requests',
  earningsFailed: 'Failed to load earnings.',
  tryAgain: 'Try again',
};

export type DriverTexts = typeof driver;
export const [useDriverTexts] = defineTexts('driver', driver);
