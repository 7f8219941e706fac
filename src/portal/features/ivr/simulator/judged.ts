interface Asked {
  /** The draft's that the last result is of; undefined before the first one. */
  triedOn: number | undefined;
  /** Up to which change the draft is known here. */
  sequence: number;
  isSaved: boolean;
  isFetching: boolean;
  isError: boolean;
}

/** Whether kept walks have to be run again, and whether what is known of them may be old: nothing is decided by it then. */
export function standingOf({ triedOn, sequence, isSaved, isFetching, isError }: Asked) {
  const isBehind = triedOn !== undefined && triedOn < sequence;
  // What cannot be asked for is no reason to wait: the server judges them once more when it publishes.
  return { isBehind, isRunning: isFetching || !isSaved || (isBehind && !isError) };
}
