import type { Language } from '../../../../machines/ivr/menu.ts';
import type { BroadcastForm } from './broadcast.form.ts';
import type { AudienceCount } from './campaigns.data.ts';

/** What stands in the way of a campaign or survey, and where it is mended. */
export interface Problem {
  key: string;
  /** It cannot go out like this. */
  stops: boolean;
  values?: Record<string, string | number>;
  /** Those that it speaks of. */
  fields?: readonly (keyof BroadcastForm)[];
  /** The languages that it speaks of, with how many farmers speak each. */
  languages?: AudienceCount['languages'];
  /** Whose text it speaks of, where that is not the one for all. */
  language?: Language;
  /** Whose text these get instead, or that is missing. */
  other?: Language;
  /** The field that mends it. */
  field?: keyof BroadcastForm;
  /** The part of it that does, as the server names it: `1/keys/0/label`. */
  part?: string;
}
