import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { SaidAbove } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './inspector.css.ts';

interface LockedNoteProps {
  locked: string | undefined;
  children: ReactNode;
}

/** Why nothing of the fields in it can be changed, once above them all. */
export function LockedNote({ locked, children }: LockedNoteProps) {
  return (
    <SaidAbove value={locked}>
      {locked !== undefined && (
        <p className={styles.lockedNote}>
          <Icon of={Lock} small />
          {locked}
        </p>
      )}
      {children}
    </SaidAbove>
  );
}
