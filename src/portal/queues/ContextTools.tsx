import { SkipForward, UserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { letters } from '../workflow/letters.ts';
import * as styles from './queue.css.ts';

interface ContextToolsProps {
  state: { isWaiting: boolean; isOfAuthor: boolean; items: readonly unknown[]; skip: () => void; toAuthor: () => void };
  /** Of the author of the open item. */
  name: string;
  hasAuthor: boolean;
  /** Hands the open item on; why not, where it cannot be. */
  handing: { onStart: () => void; denial: string | undefined };
}

/** What to do with the open item besides deciding: put it off, or look at all of its author at once. */
export function ContextTools({ state, name, hasAuthor, handing }: ContextToolsProps) {
  const { t } = useTranslation('queues');
  return (
    <div className={styles.contextTools}>
      {state.isWaiting && (
        <Button
          variant="quiet"
          icon={SkipForward}
          directional
          label={t('skip')}
          hotkey={letters.putOff.toUpperCase()}
          aria-keyshortcuts={letters.putOff.toUpperCase()}
          disabledReason={state.items.length > 1 ? undefined : t('nothingElse')}
          onPress={state.skip}
        />
      )}
      {state.isWaiting && (
        <Button
          variant="quiet"
          icon={UsersRound}
          label={t('handOn')}
          hotkey={letters.assign.toUpperCase()}
          aria-keyshortcuts={letters.assign.toUpperCase()}
          disabledReason={handing.denial}
          onPress={handing.onStart}
        />
      )}
      {(hasAuthor || state.isOfAuthor) && (
        <Button
          variant="quiet"
          icon={UserRound}
          label={t(state.isOfAuthor ? 'backFromAuthor' : 'allOf', { name })}
          hotkey={letters.ofAuthor.toUpperCase()}
          aria-keyshortcuts={letters.ofAuthor.toUpperCase()}
          onPress={state.toAuthor}
        />
      )}
    </div>
  );
}
