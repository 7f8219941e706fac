import { SkipForward, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import * as styles from './queue.css.ts';

interface ContextToolsProps {
  state: { isWaiting: boolean; isOfAuthor: boolean; items: readonly unknown[]; skip: () => void; toAuthor: () => void };
  /** Of the author of the open item. */
  name: string;
  hasAuthor: boolean;
}

/** What to do with the open item besides deciding: put it off, or look at all of its author at once. */
export function ContextTools({ state, name, hasAuthor }: ContextToolsProps) {
  const { t } = useTranslation('queues');
  return (
    <div className={styles.contextTools}>
      {state.isWaiting && (
        <Button
          variant="quiet"
          icon={SkipForward}
          directional
          label={t('skip')}
          hotkey="S"
          aria-keyshortcuts="S"
          disabledReason={state.items.length > 1 ? undefined : t('nothingElse')}
          onPress={state.skip}
        />
      )}
      {(hasAuthor || state.isOfAuthor) && (
        <Button
          variant="quiet"
          icon={UserRound}
          label={t(state.isOfAuthor ? 'backFromAuthor' : 'allOf', { name })}
          hotkey="W"
          aria-keyshortcuts="W"
          onPress={state.toAuthor}
        />
      )}
    </div>
  );
}
