import type { AuditType } from '@ridewire/contracts';
import { rideEvents } from '@ridewire/contracts/texts/en/ride-events';
import { eachOf } from '@ridewire/contracts/texts/ride-events';

/** The words around people and rides, which become links. */
export const said = {
  'user.registered': <Part>(who: Part) => [who, ' signed up'],
  'user.code_asked': <Part>(who: Part) => [who, ' requested a code'],
  'user.email_verified': <Part>(who: Part) => [who, ' verified the email address'],
  'user.password_reset': <Part>(who: Part) => [who, ' set a new password'],
  'user.password_forgotten': <Part>(_who: Part, whom: Part) => [
    'The password of ',
    whom,
    ' was removed: someone signed up twice with their email',
  ],
  'user.removed': <Part>(): (Part | string)[] => ['An account that was never verified was removed'],
  'user.deleted': <Part>(who: Part, whom: Part) => [who, ' deleted ', whom],
  'user.blocked': <Part>(who: Part, whom: Part) => [who, ' blocked ', whom],
  'user.unblocked': <Part>(who: Part, whom: Part) => [who, ' unblocked ', whom],
  'user.invited': <Part>(who: Part, whom: Part) => [who, ' invited ', whom, ' to the desk'],
  'user.desk_role_set': <Part>(who: Part, whom: Part) => [who, ' changed the desk role of ', whom],
  'user.signed_out': <Part>(who: Part, whom: Part) => [who, ' signed ', whom, ' out everywhere'],
  'guest.saved': <Part>(who: Part, whom: Part) => [who, ' added ', whom, ', who books by phone'],
  'profile.updated': <Part>(who: Part) => [who, ' changed their profile'],
  'session.opened': <Part>(who: Part) => [who, ' signed in'],
  'session.ended': <Part>(who: Part) => [who, ' signed a device out'],
  'session.token_reused': <Part>(_who: Part, whom: Part) => [
    'An old token of ',
    whom,
    ' was used: its session ended',
  ],
  'factor.turned_on': <Part>(who: Part) => [who, ' turned on two-step verification'],
  'factor.turned_off': <Part>(who: Part) => [who, ' turned off two-step verification'],
  'factor.removed': <Part>(who: Part, whom: Part) => [who, ' turned off the two-step verification of ', whom],
  'factor.recovered': <Part>(who: Part) => [who, ' signed in with a recovery code'],
  'factor.codes_renewed': <Part>(who: Part) => [who, ' made new recovery codes'],
  'factor.missed': <Part>(_who: Part, whom: Part) => [
    'Someone entered the password of ',
    whom,
    ', but no code',
  ],
  'key.made': <Part>(who: Part) => [who, ' made an API key'],
  'key.ended': <Part>(who: Part) => [who, ' revoked an API key'],
  'webhook.made': <Part>(who: Part) => [who, ' added a webhook'],
  'webhook.changed': <Part>(who: Part) => [who, ' changed a webhook'],
  'webhook.removed': <Part>(who: Part) => [who, ' removed a webhook'],
  'session.refused': <Part>(_who: Part, whom: Part) => ['A sign-in failed for ', whom],
  'user.refused': <Part>(_who: Part, whom: Part) => [whom, ' tried something they aren’t allowed to do'],
  'driver.approved': <Part>(who: Part, whom: Part) => [who, ' approved ', whom],
  'driver.suspended': <Part>(who: Part, whom: Part) => [who, ' suspended ', whom],
  'driver.reactivated': <Part>(who: Part, whom: Part) => [who, ' reactivated ', whom],
  'driver.vehicle_confirmed': <Part>(who: Part, whom: Part) => [who, ' confirmed the vehicle of ', whom],
  'driver.went_online': <Part>(who: Part) => [who, ' went online'],
  'driver.went_offline': <Part>(who: Part) => [who, ' went offline'],
  'document.uploaded': <Part>(who: Part, _whom: Part, _ride: Part, _what: string, aThing: string) => [
    who,
    ` uploaded ${aThing}`,
  ],
  'document.approved': <Part>(who: Part, whom: Part, _ride: Part, what: string) => [
    who,
    ' approved ',
    whom,
    `’s ${what}`,
  ],
  'document.returned': <Part>(who: Part, whom: Part, _ride: Part, what: string) => [
    who,
    ' returned ',
    whom,
    `’s ${what}`,
  ],
  'alert.raised': <Part>(who: Part, _whom: Part, ride: Part) => [who, ' sent an SOS alert on ', ride],
  'alert.acknowledged': <Part>(who: Part, whom: Part, ride: Part) => [
    who,
    ' acknowledged ',
    whom,
    '’s SOS alert on ',
    ride,
  ],
  'incident.noted': <Part>(who: Part, _whom: Part, ride: Part) => [
    who,
    ' added a note to the incident on ',
    ride,
  ],
  'incident.closed': <Part>(who: Part, _whom: Part, ride: Part) => [who, ' closed the incident on ', ride],
  'stuck.taken': <Part>(who: Part, _whom: Part, ride: Part) => [who, ' took charge of the stuck ', ride],
  'review.done': <Part>(who: Part, _whom: Part, ride: Part) => [who, ' reviewed ', ride],
  'message.answered': <Part>(who: Part, whom: Part) => [who, ' answered a message', ' from ', whom],
  'problem.reported': <Part>(who: Part, _whom: Part, ride: Part) => [who, ' reported a problem with ', ride],
  'problem.answered': <Part>(who: Part, whom: Part, ride: Part) => [who, ' answered ', whom, ' about ', ride],
  'problem.assigned': <Part>(who: Part, _whom: Part, ride: Part) => [
    who,
    ' changed who looks after a problem with ',
    ride,
  ],
  'problem.closed': <Part>(who: Part, _whom: Part, ride: Part) => [who, ' closed a problem with ', ride],
  'problem.item_answered': <Part>(who: Part, _whom: Part, ride: Part) => [
    who,
    ' answered about a lost item on ',
    ride,
  ],
  'data.exported': <Part>(who: Part, _whom: Part, _ride: Part, what: string) => [who, ` exported ${what}`],
  'announcement.sent': <Part>(who: Part, whom: Part) => [who, ' sent an announcement to ', whom],
  'surge.set': <Part>(who: Part) => [who, ' changed busy fares'],
  'tariff.set': <Part>(who: Part) => [who, ' set new rates'],
  'tariff.taken_back': <Part>(who: Part) => [who, ' took back rates that hadn’t begun'],
  'scheduled.moved': <Part>(who: Part, whom: Part) => [
    who,
    ' changed the time of a scheduled ride of ',
    whom,
  ],
  'scheduled.canceled': <Part>(who: Part, whom: Part) => [who, ' canceled a scheduled ride of ', whom],
  'scheduled.booked': <Part>(who: Part, whom: Part) => [who, ' scheduled a ride for ', whom],
  ...eachOf(rideEvents, 'said'),
};

/** For actions on one's own account or ride, which need no second name. */
export const ownSaid: Partial<
  Record<AuditType, <Part>(who: Part, ride: Part, what: string) => (Part | string)[]>
> = {
  'user.deleted': (who) => [who, ' deleted their account'],
  'message.answered': (who) => [who, ' answered a message'],
  'announcement.sent': (who) => [who, ' sent an announcement to drivers'],
  ...eachOf(rideEvents, 'ownSaid'),
};
