import type { AuditType } from '@ridewire/contracts';
import { rideEvents } from '@ridewire/contracts/texts/en/ride-events';
import { eachOf } from '@ridewire/contracts/texts/ride-events';
import type { Acts } from './acts.ts';

/** All actions but those on rides. */
export const acts: Acts = {
  'user.registered': { name: 'Signed up', said: (who) => [who, ' signed up'] },
  'user.code_asked': { name: 'Requested a code', said: (who) => [who, ' requested a code'] },
  'user.email_verified': { name: 'Email verified', said: (who) => [who, ' verified the email address'] },
  'user.password_reset': { name: 'Password reset', said: (who) => [who, ' set a new password'] },
  'user.password_forgotten': {
    name: 'Password removed',
    said: (_who, whom) => [
      'The password of ',
      whom,
      ' was removed: someone signed up twice with their email',
    ],
  },
  'user.removed': { name: 'Account removed', said: () => ['An account that was never verified was removed'] },
  'user.deleted': { name: 'Account deleted', said: (who, whom) => [who, ' deleted ', whom] },
  'user.blocked': { name: 'User blocked', said: (who, whom) => [who, ' blocked ', whom] },
  'user.unblocked': { name: 'User unblocked', said: (who, whom) => [who, ' unblocked ', whom] },
  'user.invited': {
    name: 'Invited to the desk',
    said: (who, whom) => [who, ' invited ', whom, ' to the desk'],
  },
  'user.desk_role_set': {
    name: 'Desk role changed',
    said: (who, whom) => [who, ' changed the desk role of ', whom],
  },
  'user.signed_out': {
    name: 'Signed out everywhere',
    said: (who, whom) => [who, ' signed ', whom, ' out everywhere'],
  },
  'guest.saved': { name: 'Guest added', said: (who, whom) => [who, ' added ', whom, ', who books by phone'] },
  'profile.updated': { name: 'Profile changed', said: (who) => [who, ' changed their profile'] },
  'session.opened': { name: 'Signed in', said: (who) => [who, ' signed in'] },
  'session.ended': { name: 'Signed out', said: (who) => [who, ' signed a device out'] },
  'session.token_reused': {
    name: 'Old token used',
    said: (_who, whom) => ['An old token of ', whom, ' was used: its session ended'],
  },
  'factor.turned_on': {
    name: 'Two-step verification on',
    said: (who) => [who, ' turned on two-step verification'],
  },
  'factor.turned_off': {
    name: 'Two-step verification off',
    said: (who) => [who, ' turned off two-step verification'],
  },
  'factor.removed': {
    name: 'Two-step verification removed',
    said: (who, whom) => [who, ' turned off the two-step verification of ', whom],
  },
  'factor.recovered': { name: 'Recovery code used', said: (who) => [who, ' signed in with a recovery code'] },
  'factor.codes_renewed': { name: 'New recovery codes', said: (who) => [who, ' made new recovery codes'] },
  'factor.missed': {
    name: 'Password without a code',
    said: (_who, whom) => ['Someone entered the password of ', whom, ', but no code'],
  },
  'passkey.added': { name: 'Passkey added', said: (who) => [who, ' added a passkey'] },
  'passkey.removed': { name: 'Passkey removed', said: (who) => [who, ' removed a passkey'] },
  'key.made': { name: 'API key made', said: (who) => [who, ' made an API key'] },
  'key.ended': { name: 'API key revoked', said: (who) => [who, ' revoked an API key'] },
  'session.refused': { name: 'Failed sign-in', said: (_who, whom) => ['A sign-in failed for ', whom] },
  'user.refused': {
    name: 'Access refused',
    said: (_who, whom) => [whom, ' tried something they aren’t allowed to do'],
  },
  'driver.approved': { name: 'Driver approved', said: (who, whom) => [who, ' approved ', whom] },
  'driver.suspended': { name: 'Driver suspended', said: (who, whom) => [who, ' suspended ', whom] },
  'driver.reactivated': { name: 'Driver reactivated', said: (who, whom) => [who, ' reactivated ', whom] },
  'driver.vehicle_confirmed': {
    name: 'Vehicle confirmed',
    said: (who, whom) => [who, ' confirmed the vehicle of ', whom],
  },
  'driver.went_online': { name: 'Driver went online', said: (who) => [who, ' went online'] },
  'driver.went_on_break': { name: 'Driver took a break', said: (who) => [who, ' took a break'] },
  'driver.went_offline': { name: 'Driver went offline', said: (who) => [who, ' went offline'] },
  'vehicle.added': { name: 'Vehicle added', said: (who) => [who, ' added a vehicle'] },
  'vehicle.changed': { name: 'Vehicle changed', said: (who) => [who, ' changed a vehicle'] },
  'vehicle.removed': { name: 'Vehicle removed', said: (who) => [who, ' removed a vehicle'] },
  'vehicle.driven': { name: 'Drives another vehicle', said: (who) => [who, ' now drives another vehicle'] },
  'document.uploaded': {
    name: 'Document uploaded',
    said: (who, _whom, _ride, _what, aThing) => [who, ` uploaded ${aThing}`],
  },
  'document.approved': {
    name: 'Document approved',
    said: (who, whom, _ride, what) => [who, ' approved ', whom, `’s ${what}`],
  },
  'document.returned': {
    name: 'Document returned',
    said: (who, whom, _ride, what) => [who, ' returned ', whom, `’s ${what}`],
  },
  'alert.raised': { name: 'SOS alert', said: (who, _whom, ride) => [who, ' sent an SOS alert on ', ride] },
  'alert.acknowledged': {
    name: 'SOS alert acknowledged',
    said: (who, whom, ride) => [who, ' acknowledged ', whom, '’s SOS alert on ', ride],
  },
  'incident.noted': {
    name: 'Incident note added',
    said: (who, _whom, ride) => [who, ' added a note to the incident on ', ride],
  },
  'incident.closed': {
    name: 'Incident closed',
    said: (who, _whom, ride) => [who, ' closed the incident on ', ride],
  },
  'stuck.taken': {
    name: 'Stuck ride taken on',
    said: (who, _whom, ride) => [who, ' took charge of the stuck ', ride],
  },
  'review.done': { name: 'Ride reviewed', said: (who, _whom, ride) => [who, ' reviewed ', ride] },
  'message.answered': {
    name: 'Message answered',
    said: (who, whom) => [who, ' answered a message', ' from ', whom],
  },
  'problem.reported': {
    name: 'Problem reported',
    said: (who, _whom, ride) => [who, ' reported a problem with ', ride],
  },
  'problem.answered': {
    name: 'Problem answered',
    said: (who, whom, ride) => [who, ' answered ', whom, ' about ', ride],
  },
  'problem.assigned': {
    name: 'Problem assigned',
    said: (who, _whom, ride) => [who, ' changed who looks after a problem with ', ride],
  },
  'problem.closed': {
    name: 'Problem closed',
    said: (who, _whom, ride) => [who, ' closed a problem with ', ride],
  },
  'problem.item_answered': {
    name: 'Lost item: answer',
    said: (who, _whom, ride) => [who, ' answered about a lost item on ', ride],
  },
  'webhook.made': { name: 'Webhook added', said: (who) => [who, ' added a webhook'] },
  'webhook.changed': { name: 'Webhook changed', said: (who) => [who, ' changed a webhook'] },
  'webhook.removed': { name: 'Webhook removed', said: (who) => [who, ' removed a webhook'] },
  'data.exported': { name: 'Data exported', said: (who, _whom, _ride, what) => [who, ` exported ${what}`] },
  'surge.set': { name: 'Busy fares changed', said: (who) => [who, ' changed busy fares'] },
  'announcement.sent': {
    name: 'Announcement sent',
    said: (who, whom) => [who, ' sent an announcement to ', whom],
  },
  'announcement.withdrawn': {
    name: 'Announcement withdrawn',
    said: (who, whom) => [who, ' withdrew an announcement to ', whom],
  },
  'tariff.set': { name: 'Rates set', said: (who) => [who, ' set new rates'] },
  'tariff.taken_back': {
    name: 'Rates taken back',
    said: (who) => [who, ' took back rates that hadn’t begun'],
  },
  'waiting.set': { name: 'Waiting rules set', said: (who) => [who, ' set new waiting rules'] },
  'waiting.taken_back': {
    name: 'Waiting rules taken back',
    said: (who) => [who, ' took back waiting rules that hadn’t begun'],
  },
  'ride_type.added': { name: 'Ride type added', said: (who) => [who, ' added a ride type'] },
  'ride_type.changed': { name: 'Ride type edited', said: (who) => [who, ' changed a ride type'] },
  'ride_type.ordered': {
    name: 'Ride types reordered',
    said: (who) => [who, ' put the ride types in another order'],
  },
  'promo.made': { name: 'Promo code made', said: (who) => [who, ' made a promo code'] },
  'promo.ended': { name: 'Promo code ended', said: (who) => [who, ' ended a promo code'] },
  'quest.made': { name: 'Quest made', said: (who) => [who, ' made a quest for drivers'] },
  'quest.ended': { name: 'Quest ended', said: (who) => [who, ' ended a quest for drivers'] },
  'referral_terms.set': {
    name: 'Referral terms set',
    said: (who) => [who, ' set what drivers get who bring others'],
  },
  'referral_terms.taken_back': {
    name: 'Referral terms taken back',
    said: (who) => [who, ' took back referral terms that hadn’t begun'],
  },
  'service_area.made': { name: 'Service area drawn', said: (who) => [who, ' drew a service area'] },
  'service_area.changed': { name: 'Service area changed', said: (who) => [who, ' changed a service area'] },
  'service_area.ended': { name: 'Service area ended', said: (who) => [who, ' ended a service area'] },
  'queue_zone.made': { name: 'Queue zone drawn', said: (who) => [who, ' drew a queue zone'] },
  'queue_zone.changed': { name: 'Queue zone changed', said: (who) => [who, ' changed a queue zone'] },
  'queue_zone.ended': { name: 'Queue zone ended', said: (who) => [who, ' ended a queue zone'] },
  'street_change.made': {
    name: 'Street change made',
    said: (who) => [who, ' closed streets or set their speed'],
  },
  'street_change.ended': { name: 'Street change ended', said: (who) => [who, ' ended a change of streets'] },
  'driver.left_queue': {
    name: 'Driver taken out of a line',
    said: (who, whom) => [who, ' took ', whom, ' out of a line'],
  },
  'scheduled.booked': {
    name: 'Ride scheduled by phone',
    said: (who, whom) => [who, ' scheduled a ride for ', whom],
  },
  'scheduled.moved': {
    name: 'Scheduled ride: time changed',
    said: (who, whom) => [who, ' changed the time of a scheduled ride of ', whom],
  },
  'scheduled.changed': {
    name: 'Scheduled ride changed',
    said: (who, whom) => [who, ' changed a scheduled ride of ', whom],
  },
  'scheduled.canceled': {
    name: 'Scheduled ride canceled',
    said: (who, whom) => [who, ' canceled a scheduled ride of ', whom],
  },
  'scheduled.released': {
    name: 'Scheduled ride taken from driver',
    said: (who, whom) => [who, ' took a scheduled ride from ', whom],
  },
};

/** For actions on one's own account or ride, which need no second name. */
export const ownSaid: Partial<
  Record<AuditType, <Part>(who: Part, ride: Part, what: string) => (Part | string)[]>
> = {
  'user.deleted': (who) => [who, ' deleted their account'],
  'message.answered': (who) => [who, ' answered a message'],
  'announcement.sent': (who) => [who, ' sent an announcement to drivers'],
  'announcement.withdrawn': (who) => [who, ' withdrew an announcement to drivers'],
  ...eachOf(rideEvents, 'ownSaid'),
};
