import { activeRides } from './bn/active-rides.ts';
import { admin } from './bn/admin.ts';
import { audit } from './bn/audit.ts';
import { auth } from './bn/auth.ts';
import { documents } from './bn/documents.ts';
import { driver } from './bn/driver.ts';
import { drivers } from './bn/drivers.ts';
import { emergency } from './bn/emergency.ts';
import { exports } from './bn/exports.ts';
import { forgotPassword } from './bn/forgot-password.ts';
import { history } from './bn/history.ts';
import { incidents } from './bn/incidents.ts';
import { lists } from './bn/lists.ts';
import { login } from './bn/login.ts';
import { map } from './bn/map.ts';
import { messages } from './bn/messages.ts';
import { notifications } from './bn/notifications.ts';
import { payments } from './bn/payments.ts';
import { people } from './bn/people.ts';
import { format, pieces } from './bn/pieces.ts';
import { sayPlace } from './bn/places.ts';
import { profile } from './bn/profile.ts';
import { reports } from './bn/reports.ts';
import { resetPassword } from './bn/reset-password.ts';
import { ride } from './bn/ride.ts';
import { rides } from './bn/rides.ts';
import { rider } from './bn/rider.ts';
import { settings } from './bn/settings.ts';
import { shell } from './bn/shell.ts';
import { signUp } from './bn/sign-up.ts';
import { spotlight } from './bn/spotlight.ts';
import { users } from './bn/users.ts';
import { verifyOtp } from './bn/verify-otp.ts';
import { errors } from './bn/errors.ts';
import { patterns, sentences as exact } from './bn/sentences.ts';
import { told, toldPatterns } from './bn/told.ts';
import type { Texts } from './english.ts';
import type { Sentences } from './spoken.ts';

/** Every text in Bangla. */
export const bangla: Texts = {
  activeRides,
  admin,
  audit,
  auth,
  documents,
  driver,
  drivers,
  emergency,
  exports,
  forgotPassword,
  format,
  history,
  incidents,
  lists,
  login,
  map,
  messages,
  notifications,
  payments,
  people,
  pieces,
  profile,
  reports,
  resetPassword,
  ride,
  rider,
  rides,
  settings,
  shell,
  signUp,
  spotlight,
  users,
  verifyOtp,
};

/** What the server says in English. */
export const sentences: Sentences = {
  ofCode: errors,
  refusals: { exact, patterns },
  told: { exact: told, patterns: toldPatterns },
  sayPlace,
};
