import { join } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';
import { isPushHost, KNOWN_PUSH_HOSTS } from './push-hosts.ts';
import { readS3Address } from './s3-address.ts';

/** Settings whose values may hold a password: a message must not repeat them. */
const SECRET = /PASSWORD|TOKEN|DATABASE_URL|NATS_URL|SMTP_URL|S3_URL|ROUTING_URL/;

const url = (what: string, protocol: RegExp) => z.url({ protocol, error: `must be ${what}` }).optional();

/** The password of the first admin in docker-compose.yml, for the machine it runs on alone. */
const PUBLISHED_PASSWORD = 'change-me-soon';

/** A whole number within limits, as written. */
const count = (least: number, most: number, usual: number) => whole(least, most).default(usual);
const optionalCount = (least: number, most: number) => whole(least, most).optional();

function whole(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}

const Env = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('an http(s) address', /^https?$/),
  /** Other sites whose pages may call the REST API, and tRPC over HTTP. */
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://app.example.com, separated by commas, without a path',
    ),
  /** How many proxies in front append to X-Forwarded-For; `true` is one. Anyone can write the entries before theirs. */
  TRUST_PROXY: z
    .union([z.stringbool().transform(Number), z.coerce.number().int().min(0).max(9)], {
      error: 'must be true, false, or how many proxies there are',
    })
    .default(0),
  /** How long a process told to stop still takes connections, for balancers to notice that it isn't ready. */
  DRAIN_SECONDS: count(0, 300, 0),
  DATABASE_URL: url('a postgres:// address', /^postgres(ql)?$/),
  /** The server by which processes tell each other what was committed; without it the database does. */
  NATS_URL: url('a nats:// or tls:// address', /^(nats|tls)$/),
  DATA_DIR: z.string().default('.data'),
  TIME_ZONE: z
    .string()
    .default('Asia/Dhaka')
    .refine(isTimeZone, 'must be an IANA time zone such as Asia/Dhaka'),
  /** The pickup area. */
  PUBLIC_CITY: z.enum(['counts'], 'must be counts, or left out').optional(),
  PICKUP_AREA: z.enum(['dhaka', 'anywhere'], 'must be dhaka or anywhere').default('dhaka'),
  /** Where an extract of the whole city can be fetched from. Only shown: the server doesn't fetch it. */
  CITY_URL: url('an http(s) address', /^https?$/),
  MAP_STYLE_URL: url('an http(s) address', /^https?$/),
  /** The operator's Photon or Nominatim. */
  GEOCODER_URL: url('an http(s) address', /^https?$/).refine(
    (address) => address === undefined || isBareAddress(address),
    'must have no name, password, ? or #',
  ),
  /** The operator's OSRM. */
  ROUTING_URL: url('the http(s) address of an OSRM server, such as http://localhost:5000', /^https?$/).refine(
    (address) => address === undefined || isBareAddress(address),
    'must have no name, password, ? or #',
  ),
  /** Hours of the city's day in which every ride begins with a PIN, such as 22-5. */
  PIN_HOURS: z
    .string()
    .regex(/^([01]?\d|2[0-3])-([01]?\d|2[0-4])$/, 'must be two hours of the day such as 22-5')
    .transform((hours) => hours.split('-').map(Number))
    .refine(([from, until]) => from !== until, 'must be two different hours such as 22-5')
    .transform(([from = 0, until = 0]) => ({ from, until }))
    .optional(),
  /** Whether riders and drivers see each other's phone numbers. */
  PHONES: z.enum(['shown', 'hidden'], 'must be shown or hidden').default('shown'),
  /** The push services the server may call, by name. */
  PUSH_HOSTS: z
    .string()
    .default(KNOWN_PUSH_HOSTS)
    .transform((list) => list.split(',').map((host) => host.trim()))
    .refine(
      (hosts) => hosts.every(isPushHost),
      'must be names such as push.example.com or *.push.example.com, separated by commas',
    ),
  /** Where webhooks may lead: `any` is for receivers inside the operator's own network. */
  WEBHOOK_ADDRESSES: z.enum(['public', 'any'], 'must be public or any').default('public'),
  /** Whether admins may work without a second factor. */
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'demanded'], 'must be optional or demanded').default('optional'),
  /** How long a key signs tokens before the next one is made, in days; 0 for ever. */
  TOKEN_KEY_DAYS: count(0, 3_650, 90),
  /** How many whole months the details of rides stay in the database, before they become files. */
  KEEP_RIDE_DETAILS_MONTHS: optionalCount(3, 120),
  /** How much a driver's long wait or low earnings count, next to the time to the pickup. */
  DISPATCH_FAIRNESS: z.coerce
    .number('must be a number from 0 to 5')
    .min(0, 'must be a number from 0 to 5')
    .max(5, 'must be a number from 0 to 5')
    .default(1),
  SMTP_URL: url('an smtp(s):// address', /^smtps?$/),
  MAIL_FROM: z
    .string()
    .max(300, 'must have at most 300 characters')
    .refine(isSender, 'must be an address, or a name and an address such as Ridewire <mail@example.com>')
    .optional(),
  S3_URL: z
    .string()
    .refine(
      (address) => readS3Address(address) !== undefined,
      'must be http(s)://KEY:SECRET@host/bucket, with ?region=… where it matters',
    )
    .optional(),
  /** The bearer token for reading /metrics from another machine. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters, digits or -._~+/=')
    .optional(),
  /** The address to report a weakness to, in /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be https://… or mailto:…' })
    .regex(/^[!-~]+$/, 'must be https://… or mailto:…')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn'),
  DEMO: z
    .stringbool({ truthy: ['on', 'true', '1'], falsy: ['off', 'false', '0'], error: 'must be on or off' })
    .optional(),
  /** A city for programs to test against: its drivers answer on command, and its clock can be moved. */
  SANDBOX: z
    .stringbool({ truthy: ['on', 'true', '1'], falsy: ['off', 'false', '0'], error: 'must be on or off' })
    .default(false),
  /** How many simulated people drive and ride in the demo. */
  DEMO_DRIVERS: count(0, 300, 60),
  DEMO_RIDERS: count(0, 300, 30),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
});

export type Settings = z.infer<typeof Env> & {
  /** Seeds a city and drives it: only on our own database, never in production nor for people from outside this machine. */
  demo: boolean;
  /** The setting that lets people come from outside this machine, with its value; null for none. */
  opensTo: string | null;
};

/**
 * Reads the settings; all are optional.
 * @throws Error with one line that names the wrong setting
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // A blank value counts as not set.
  const result = Env.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    const shown = SECRET.test(name) ? name : `${name}=${env[name]?.replace(/\s+/g, ' ') ?? ''}`;
    throw new Error(`The setting ${shown} is not valid: it ${issue?.message}.`);
  }
  const settings = result.data;
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD only work together: set both or none.');
  }
  if (settings.ADMIN_PASSWORD === PUBLISHED_PASSWORD && opensByUrl(settings))
    throw new Error(
      'ADMIN_PASSWORD is the one in docker-compose.yml, which everyone can read. Choose another.',
    );
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    throw new Error('SMTP_URL needs MAIL_FROM: set the address that emails come from.');
  }
  if (settings.SMTP_URL && !settings.PUBLIC_URL && settings.NODE_ENV === 'production') {
    throw new Error('SMTP_URL needs PUBLIC_URL: set the address that links in emails lead to.');
  }
  const own = settings.DATABASE_URL === undefined && settings.NODE_ENV !== 'production';
  if (settings.DEMO && !own)
    throw new Error('DEMO=on works only without DATABASE_URL and outside production.');
  const opensTo = findOpening(settings);
  // The sign-in of the demo's admin is public.
  if (settings.DEMO && opensTo)
    throw new Error(`DEMO=on works only for people at this machine, and ${opensTo} opens it to others.`);
  if (settings.SANDBOX) refuseBesidesSandbox(settings, opensTo);
  const demo = own && !opensTo && !settings.SANDBOX && settings.DEMO !== false;
  if (demo && settings.ADMIN_SECOND_FACTOR === 'demanded')
    throw new Error(
      'ADMIN_SECOND_FACTOR=demanded works only with DEMO=off: the demo’s admin is shared and can’t set one up.',
    );
  // The receiver of a program under test is on the same machine.
  const receiversInside = settings.SANDBOX && !env['WEBHOOK_ADDRESSES'];
  return {
    ...settings,
    ...(receiversInside && { WEBHOOK_ADDRESSES: 'any' as const }),
    // A reset empties what is in it, so nothing else may be there.
    ...(settings.SANDBOX && { DATA_DIR: join(settings.DATA_DIR, 'sandbox') }),
    demo,
    opensTo,
  };
}

/** A sandbox's accounts are known to everyone, it is one process, its data is its own, and nothing real leaves it. */
function refuseBesidesSandbox(settings: z.infer<typeof Env>, opensTo: string | null): void {
  if (settings.NODE_ENV === 'production') throw new Error('SANDBOX=on works only outside production.');
  if (opensTo)
    throw new Error(`SANDBOX=on works only for people at this machine, and ${opensTo} opens it to others.`);
  for (const name of ['DATABASE_URL', 'DEMO', 'SMTP_URL', 'S3_URL', 'NATS_URL', 'ADMIN_EMAIL'] as const)
    if (settings[name]) throw new Error(`SANDBOX=on and ${name} don’t work together: leave one out.`);
  if (settings.ADMIN_SECOND_FACTOR === 'demanded')
    throw new Error('SANDBOX=on and ADMIN_SECOND_FACTOR=demanded don’t work together: leave one out.');
}

/** Says in one line that `Sandbox=on` doesn't make a sandbox; null where nobody wrote that. */
export function describeMisspelled(env: NodeJS.ProcessEnv): string | null {
  const name = Object.keys(env).find((each) => each !== 'SANDBOX' && each.toUpperCase() === 'SANDBOX');
  return name !== undefined && env[name] ? `${name}=${env[name]} is not read: the setting is SANDBOX` : null;
}

/** Says in one line what is left out because people come from outside this machine; null where nothing is. */
export function describeLeftOut({ opensTo, demo, ...settings }: Settings): string | null {
  const isOurs = settings.NODE_ENV !== 'production' && settings.DATABASE_URL === undefined;
  if (!opensTo || !isOurs || demo) return null;
  const left = [
    ...(settings.DEMO === undefined ? ['the demo'] : []),
    ...(settings.SMTP_URL === undefined ? ['/dev/mailbox'] : []),
  ];
  if (left.length === 0) return null;
  return `${left.join(' and ')} ${left.length === 1 ? 'is' : 'are'} off: ${opensTo} opens this server to other machines`;
}

/** A proxy that no setting names is visible in its headers: see isFromHere. */
function findOpening({ PUBLIC_URL, HOST }: z.infer<typeof Env>): string | null {
  if (opensByUrl({ PUBLIC_URL })) return `PUBLIC_URL=${PUBLIC_URL}`;
  return isLoopback(HOST) ? null : `HOST=${HOST}`;
}

const opensByUrl = ({ PUBLIC_URL }: Pick<z.infer<typeof Env>, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname);

function isSender(from: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const [, named, bare] = /^(?:[^<>\u0000-\u001f]*<([^<>]+)>|([^<>]+))$/.exec(from) ?? [];
  return z.email().safeParse(named ?? bare).success;
}

/** Exactly as a browser writes it: any other spelling would never match. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

function isBareAddress(address: string): boolean {
  // Another check already reports an invalid address.
  if (!URL.canParse(address)) return true;
  const { username, password, search, hash } = new URL(address);
  return username + password + search + hash === '';
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
