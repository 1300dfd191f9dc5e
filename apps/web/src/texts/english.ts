import { activeRides } from './en/active-rides.ts';
import { admin } from './en/admin.ts';
import { audit } from './en/audit.ts';
import { auth } from './en/auth.ts';
import { documents } from './en/documents.ts';
import { driver } from './en/driver.ts';
import { drivers } from './en/drivers.ts';
import { emergency } from './en/emergency.ts';
import { exports } from './en/exports.ts';
import { forgotPassword } from './en/forgot-password.ts';
import { history } from './en/history.ts';
import { incidents } from './en/incidents.ts';
import { lists } from './en/lists.ts';
import { login } from './en/login.ts';
import { map } from './en/map.ts';
import { messages } from './en/messages.ts';
import { notifications } from './en/notifications.ts';
import { payments } from './en/payments.ts';
import { people } from './en/people.ts';
import { format, pieces } from './en/pieces.ts';
import { profile } from './en/profile.ts';
import { reports } from './en/reports.ts';
import { resetPassword } from './en/reset-password.ts';
import { ride } from './en/ride.ts';
import { rides } from './en/rides.ts';
import { rider } from './en/rider.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { signUp } from './en/sign-up.ts';
import { spotlight } from './en/spotlight.ts';
import { users } from './en/users.ts';
import { verifyOtp } from './en/verify-otp.ts';

/** Every text people read, one area a file. Another language is one more object of this type. */
export const english = {
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

export type Texts = typeof english;
