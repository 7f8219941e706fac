import { TriangleAlert } from 'lucide-react';
import { Icon } from '../ui/Icon.tsx';
import type { useChanged } from './changed.hook.ts';
import * as styles from './event.css.ts';

/** In an open dialog: a colleague has changed the record meanwhile. What was typed stays. */
export function ChangedNotice({ changed }: { changed: ReturnType<typeof useChanged> }) {
  return (
    <div role="status">
      {changed && (
        <p className={styles.conflict}>
          <Icon of={TriangleAlert} />
          <span className={styles.conflictWords}>
            <strong>{changed.words}</strong>
            {changed.denial && <span>{changed.denial}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
