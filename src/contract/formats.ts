import { ONE_LINE } from '../../machines/shared/one-line.ts';
import { UNTURNED } from '../../machines/shared/unturned.ts';

/** The days that the contract knows: what a database and a calendar count alike. */
export const FIRST_DAY = '1900-01-01';

/** Of a day for which something is planned: it is not behind the year 2100. */
export const UNTIL_LATEST_DAY = '^(?!210[1-9]|21[1-9]|2[2-9]|[3-9])';
/** Of times on a clock, of which one may be the end of a day. */
export const clockPatterns: readonly string[] = [
  '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
];

/** One that the calendar has, the 29th of February only where it is: from 1900 to 2199. */
const day =
  '(?:(?:19|20|21)\\d\\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))' +
  '|(?:(?:19|21)(?:0[48]|[2468][048]|[13579][26])|20(?:[02468][048]|[13579][26]))-02-29)';
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)';

/**
 * The string formats of the contract as plain expressions, so that validators generated for the browser
 * need neither eval nor a module, and the server judges a value exactly as the portal does.
 */
export const formats = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  email: /^[^\s@"(),:;<>[\\\]]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i,
  date: new RegExp(`^${day}$`),
  'date-time': new RegExp(`^${day}T${time}$`),
  time: /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
  uri: /^https?:\/\/[^\s<>"{}|\\^`]{1,2000}$/i,
  'uri-reference': /^[^\s<>"{}|\\^`]{0,2000}$/,
  line: ONE_LINE,
  lines: UNTURNED,
  password: /^/,
  binary: /^/,
} as const;

/** How exactly a number is a multiple, as of a hundredth: up to a thousand million it is told from floating dust. */
export const multipleOfPrecision = 4;
