import { useEffect, useRef, useState } from 'react';
import * as styles from './farmers.css.ts';

/** What can hardly be meant, though it may be: it is saved by a second press, once the first has shown it. */
export function useDoubt(words: string | undefined) {
  const [shown, setShown] = useState<string | null>(null);
  const isAsked = words !== undefined && shown === words;
  return {
    words,
    isAsked,
    /** Whether it has to be asked first; changed meanwhile, it is asked anew. */
    asks: () => {
      if (words === undefined || isAsked) return false;
      setShown(words);
      return true;
    },
  };
}

export function Doubt({ of: { words, isAsked } }: { of: ReturnType<typeof useDoubt> }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  if (words === undefined) return null;
  return (
    <p ref={line} role={isAsked ? 'alert' : 'status'} className={styles.warning}>
      {words}
    </p>
  );
}
