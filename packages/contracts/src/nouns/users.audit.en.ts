import type { Acts } from '../texts/acts.ts';

export const acts = {
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
  'user.deleted': {
    name: 'Account deleted',
    said: (who, whom) => [who, ' deleted ', whom],
    ownSaid: (who) => [who, ' deleted their account'],
  },
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
} satisfies Acts;
