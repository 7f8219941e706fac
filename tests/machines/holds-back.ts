/** Written by hand: events that hold back what goes on by itself, and are taken of whatever version. All others name the one they saw. */
export const HOLDS_BACK: Readonly<Record<string, readonly string[]>> = { job: ['PAUSE', 'CANCEL'] };
