import { Download, FileText, type LucideIcon, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
      <FileCard
        icon={FileText}
        title={t('fileNames.failed')}
        words={t('rowsWithReasons', { count: left, number: number(left) })}
        onSave={() => void save('failed')}
      />
      <FileCard
        icon={FileText}
        title={t('fileNames.all')}
        words={t('rowsWithOutcomes', { count: one.rows, number: number(one.rows) })}
        onSave={() => void save('all')}
      />
      <FileCard
        icon={Undo2}
        title={t('fileNames.changed')}
        words={t('rowCount', { count: one.changed, number: number(one.changed) })}
        onSave={() => void save('changed')}
      >
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
      </FileCard>
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

interface FileCardProps {
  icon: LucideIcon;
  title: string;
  words: string;
  onSave: () => void;
  children?: ReactNode;
}

/** A file that can be saved: what is in it, and how much. */
function FileCard({ icon, title, words, onSave, children }: FileCardProps) {
  const { t } = useTranslation('imports');
  return (
    <div className={styles.fileCard}>
      <span className={styles.mark}>
        <Icon of={icon} />
      </span>
      <span className={styles.fileWords}>
        <span className={styles.fileTitle}>{title}</span>
        <span className={`${meta} ${muted}`}>{words}</span>
        {children}
      </span>
      <IconButton icon={Download} label={t('saveFile', { name: title })} onPress={onSave} />
    </div>
  );
}
