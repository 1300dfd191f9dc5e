import { admin } from './en/admin.ts';
import { driver } from './en/driver.ts';
import { history } from './en/history.ts';
import { login } from './en/login.ts';
import { map } from './en/map.ts';
import { format, pieces } from './en/pieces.ts';
import { ride } from './en/ride.ts';
import { rider } from './en/rider.ts';
import { shell } from './en/shell.ts';

/** Every text people read, one area a file. Another language is one more object of this type. */
export const english = { admin, driver, format, history, login, map, pieces, ride, rider, shell };

export type Texts = typeof english;
