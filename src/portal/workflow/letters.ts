/**
 * What each letter means, in every list, queue and record alike: one letter has one meaning, whatever it is done to. What
 * is new takes the letter of what it is like, or goes without.
 */
export const letters = {
  approve: 'a',
  giveBack: 'b',
  finish: 'c',
  deliver: 'd',
  change: 'e',
  filter: 'f',
  assign: 'g',
  hold: 'h',
  takeOn: 'i',
  next: 'j',
  previous: 'k',
  disagree: 'l',
  measure: 'm',
  add: 'n',
  order: 'o',
  play: 'p',
  look: 'q',
  reject: 'r',
  putOff: 's',
  agree: 't',
  undo: 'u',
  takeAway: 'v',
  ofAuthor: 'w',
  sign: 'x',
  goOn: 'y',
  enlarge: 'z',
  stepUp: '+',
} as const;
