import { Eye, GitCompare, History, Tag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../api/error.words.ts';
import { useLock } from '../../../editing/permission.hook.ts';
import { FailedRead } from '../../../FailedRead.tsx';
import { useFormat } from '../../../format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { NameDialog } from './NameDialog.tsx';
import { PublishSetting } from './PublishSetting.tsx';
import { loadSource, type Revision, useRevisions } from './publish.data.ts';
import { RollBackDialog } from './RollBackDialog.tsx';
import * as styles from './revisions.css.ts';

interface RevisionsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Every menu that was live, newest first. */
export function Revisions({ isOpen, onClose }: RevisionsProps) {
  const { t } = useTranslation('ivrPublish');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('revisions.title')} footer={<PublishSetting />}>
      <List onClose={onClose} />
    </Drawer>
  );
}

function List({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ivrPublish');
  const wordsOf = useErrorWords();
  const { data, error, refetch } = useRevisions();
  const designer = useDesignerActions();
  const [leading, setLeading] = useState<Revision | null>(null);
  const [naming, setNaming] = useState<number | null>(null);
  const named = data?.items.find(({ number }) => number === naming);
  if (error) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={8} />;
  if (data.items.length === 0) {
    return <EmptyState icon={History} title={t('revisions.none')} body={t('revisions.noneBody')} />;
  }

  async function show({ number }: Revision, mode: 'live' | 'compare') {
    try {
      designer.showRevision(number, await loadSource(number), mode);
      onClose();
    } catch (refusal) {
      toast.error(wordsOf(refusal));
    }
  }

  return (
    <>
      <ol className={styles.list}>
        {data.items.map((revision) => (
          <One
            key={revision.number}
            revision={revision}
            onView={() => void show(revision, 'live')}
            onCompare={() => void show(revision, 'compare')}
            onName={() => setNaming(revision.number)}
            onRollBack={() => setLeading(revision)}
          />
        ))}
      </ol>
      {named && <NameDialog revision={named} onClose={() => setNaming(null)} />}
      {leading && (
        <RollBackDialog
          revision={leading}
          live={data.items.find(({ live }) => live)?.number}
          onClose={() => setLeading(null)}
        />
      )}
    </>
  );
}

interface OneProps {
  revision: Revision;
  onView: () => void;
  onCompare: () => void;
  onName: () => void;
  onRollBack: () => void;
}

function One({ revision, onView, onCompare, onName, onRollBack }: OneProps) {
  const { t } = useTranslation('ivrPublish');
  const format = useFormat();
  const cannotName = useLock('adoptive_menu:publish:post');
  const { number, live, name, note, rolledBackTo, byItself, by, at, named, nodes } = revision;
  return (
    <li className={styles.one}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {t('revisions.revision', { number })}
          {name !== null && (
            <>
              {' · '}
              <bdi>{name}</bdi>
            </>
          )}
        </h3>
        <span className={styles.rename}>
          <IconButton icon={Tag} label={t('revisions.rename')} disabledReason={cannotName} onPress={onName} />
        </span>
        {live && <Badge label={t('revisions.live')} tone="accent" />}
        <span className={styles.end}>{t('revisions.nodes', { count: nodes })}</span>
      </div>
      <p className={styles.who}>{t('revisions.by', { name: by.name, at: format.dateTime(at) })}</p>
      {named && (
        <p className={styles.who}>{t('revisions.namedBy', { name: named.by.name, at: format.dateTime(named.at) })}</p>
      )}
      {byItself && <p className={styles.who}>{t('revisions.byItself')}</p>}
      {rolledBackTo !== null && <p>{t('revisions.rolledBackTo', { number: rolledBackTo })}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <Button icon={Eye} label={t('revisions.view')} onPress={onView} />
        <Button icon={GitCompare} label={t('revisions.compare')} onPress={onCompare} />
        <Button
          icon={History}
          label={t('revisions.rollBack')}
          disabledReason={live ? t('revisions.isLive') : undefined}
          onPress={onRollBack}
        />
      </div>
    </li>
  );
}
