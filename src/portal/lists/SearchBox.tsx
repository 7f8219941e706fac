import { type Ref, useEffect, useState } from 'react';
import { SearchField } from '../ui/SearchField.tsx';
import * as styles from './list.css.ts';

const PAUSE = 200;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (letters: string) => void;
  /** On to what these letters find: by Enter, or by an arrow. */
  onLeave: (letters: string, byEnter: boolean) => void;
  /** How what is typed is understood. */
  reading?: (letters: string) => string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Asks once typing pauses. The address has the last word, except over letters that are still being typed. */
export function SearchBox({ label, value, onSearch, onLeave, reading, ref }: SearchBoxProps) {
  const [letters, setLetters] = useState(value);
  const [asked, setAsked] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== asked) {
      setLetters(value);
      setAsked(value);
    }
  }
  useEffect(() => {
    if (letters === asked) return;
    const timer = window.setTimeout(() => {
      setAsked(letters);
      onSearch(letters.trim());
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [letters, asked, onSearch]);
  const leave = (now: string, byEnter: boolean) => {
    if (now.trim() !== value) {
      setAsked(now);
      onSearch(now.trim());
    }
    onLeave(now.trim(), byEnter);
  };
  return (
    <SearchField
      label={label}
      value={letters}
      onChange={setLetters}
      onSubmit={(now) => leave(now, true)}
      onDown={() => leave(letters, false)}
      shortcut="/"
      note={reading?.(letters)}
      maxLength={100}
      className={reading ? styles.readSearch : styles.search}
      {...(ref && { ref })}
    />
  );
}
