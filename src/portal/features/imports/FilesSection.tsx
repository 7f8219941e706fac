import { Download, FileText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { type ImportDetails, take, type WhichRows } from './imports.data.ts';
import { OpenThese } from './OpenThese.tsx';
import * as styles from './run.css.ts';
import { useSaveRows } from './save-rows.hook.ts';

/** The rows that failed, what was changed, and putting it back. */
export function FilesSection({ one, onShow }: { one: ImportDetails; onShow: (rows: WhichRows) => void }) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const wordsOf = useErrorWords();
  const save = useSaveRows(one);
  const [isAsking, setAsking] = useState(false);
  const left = one.failed + one.meanwhile + one.wrong + one.refused + one.kept;

  function denial(): string | undefined {
    if (!one.isOwn) return t('notYours', { name: one.by.name });
    if (one.state === 'undone' || one.state === 'undoing') return t('isPutBack');
    if (one.state !== 'done' && one.state !== 'cancelled') return t('onceEnded');
    return one.changed === 0 ? t('nothingChanged') : undefined;
  }

  async function undo() {
    try {
      await take(one.id, 'undo');
    } catch (error) {
      toast.error(t('notTaken'), { detail: wordsOf(error) });
    }
  }

  return (
    <section className={styles.files} aria-label={t('steps.after')}>
      <div className={styles.fileCard}>
        <span className={styles.mark}>
          <Icon of={FileText} />
        </span>
        <span className={styles.fileWords}>
          <span className={styles.fileTitle}>{t('fileNames.failed')}</span>
          <span className={`${meta} ${muted}`}>{t('rowsWithReasons', { count: left, number: number(left) })}</span>
        </span>
        <IconButton
          icon={Download}
          label={t('saveFile', { name: t('fileNames.failed') })}
          onPress={() => void save('failed')}
        />
      </div>
      <div className={styles.fileCard}>
        <span className={styles.mark}>
          <Icon of={FileText} />
        </span>
        <span className={styles.fileWords}>
          <span className={styles.fileTitle}>{t('fileNames.all')}</span>
          <span className={`${meta} ${muted}`}>
            {t('rowsWithOutcomes', { count: one.rows, number: number(one.rows) })}
          </span>
        </span>
        <IconButton
          icon={Download}
          label={t('saveFile', { name: t('fileNames.all') })}
          onPress={() => void save('all')}
        />
      </div>
      <div className={styles.fileCard}>
        <span className={styles.mark}>
          <Icon of={Undo2} />
        </span>
        <span className={styles.fileWords}>
          <span className={styles.fileTitle}>{t('fileNames.changed')}</span>
          <span className={`${meta} ${muted}`}>
            {t('rowCount', { count: one.changed, number: number(one.changed) })}
          </span>
          {one.changed > 0 && (
            <span className={styles.opened}>
              <OpenThese
                one={one}
                which="changedByFile"
                label={t('openChanged', { count: one.changed, number: number(one.changed) })}
              />
              <TextLink onPress={() => onShow({ outcome: one.state === 'undone' ? 'undone' : 'changed' })}>
                {t('showRows')}
              </TextLink>
            </span>
          )}
        </span>
        <IconButton
          icon={Download}
          label={t('saveFile', { name: t('fileNames.changed') })}
          onPress={() => void save('changed')}
        />
      </div>
      <div className={styles.fileCard}>
        <span className={styles.mark}>
          <Icon of={Undo2} />
        </span>
        <span className={styles.fileWords}>
          <span className={styles.fileTitle} data-off={denial() !== undefined}>
            {t('undoRun')}
          </span>
          <span className={`${meta} ${muted}`}>{denial() ?? t('undoBody')}</span>
        </span>
        <Button label={t('undo')} disabledReason={denial()} onPress={() => setAsking(true)} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('undoTitle', { count: one.changed, number: number(one.changed) })}
        description={[t('undoQuestion'), ...(one.action === 'subscribe' ? [t('undoSubscribed')] : [])].join(' ')}
        confirmLabel={t('undoRun')}
        tone="danger"
        onConfirm={undo}
      />
    </section>
  );
}
