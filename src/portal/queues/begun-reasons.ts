import { keptDraft } from '../drafts.ts';

/** A reason that somebody is at writing. */
export interface BegunReason {
  /** The template it began from. */
  template: string | null;
  message: string;
}

const NOTHING: BegunReason = { template: null, message: '' };

/**
 * The reasons that a person has begun on the items of a page, found again where their panel was left, also when the page went
 * away under it. One that was sent is there again while the page is open, as it may be refused.
 */
export function begunReasons(person: string, store?: Parameters<typeof keptDraft>[3]) {
  const here = new Map<string, BegunReason>();
  const keptOf = (about: string) => keptDraft<BegunReason>(person, `reason:${about}`, [], store);
  return {
    of: (about: string): BegunReason | undefined => here.get(about) ?? keptOf(about).read(NOTHING)?.typed,
    begin(about: string, reason: BegunReason): void {
      here.set(about, reason);
      if (reason.template === null && reason.message === '') keptOf(about).drop();
      else keptOf(about).keep(reason);
    },
    sent: (about: string): void => keptOf(about).drop(),
  };
}
