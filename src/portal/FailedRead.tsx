import type { ReactNode } from 'react';
import { callErrorOf } from './api/call-error.ts';
import { useErrorWords } from './api/error.words.ts';
import { ErrorState } from './ui/ErrorState.tsx';
import { ForbiddenState } from './ui/ForbiddenState.tsx';

interface FailedReadProps {
  error: unknown;
  onRetry: () => void;
  /** What is said where there is no such thing. */
  missing?: ReactNode;
}

/** What was to be shown could not be read: not allowed, not there, or another time. */
export function FailedRead({ error, onRetry, missing }: FailedReadProps) {
  const wordsOf = useErrorWords();
  const { status, permission } = callErrorOf(error);
  if (status === 403) return <ForbiddenState {...(permission && { permission })} />;
  if (missing !== undefined && (status === 404 || status === 400)) return missing;
  return <ErrorState detail={wordsOf(error)} onRetry={onRetry} />;
}
