import { Download, PhoneOff, Upload } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { useTranslation } from 'react-i18next';
import { FailedRead } from '../../FailedRead.tsx';
import { fileNameOf, saveFile } from '../../file.ts';
import { path } from '../../paths.ts';
import { useMayOpen } from '../../shell/open-screens.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { letters } from '../../workflow/letters.ts';
import { PageKeys } from '../../workflow/PageKeys.tsx';
import { FilePane } from './FilePane.tsx';
import { useImportsAddress } from './imports.address.ts';
import * as styles from './imports.css.ts';
import { useImports, useLiveImports } from './imports.data.ts';
import { NewRunDialog } from './NewRunDialog.tsx';
import { RunList } from './RunList.tsx';
import { useFileKey } from './run-keys.hook.ts';

const TEMPLATE = 'Mobile No,Language,Consent,Reason,Status\r\n0300 4417826,Urdu,2026-11-19,,\r\n';

/** Files of numbers: brought, understood, judged without writing, run, and taken back. */
export function BulkActionsPage() {
  const { t } = useTranslation('imports');
  const { address, change } = useImportsAddress();
  const mayOpen = useMayOpen();
  const { data, error, refetch } = useImports(address.whose);
  const [brought, setBrought] = useState<File | 'choose' | null>(null);
  useLiveImports();
  useFileKey(() => setBrought('choose'));
  const shown = address.id ?? data?.items[0]?.id;
  const isEmpty = data?.items.length === 0 && address.whose === 'mine' && address.id === null;
  const saveTemplate = () => saveFile(new Blob([TEMPLATE], { type: 'text/csv' }), fileNameOf(t('template'), 'csv'));

  return (
    <DropZone
      className={styles.page}
      aria-label={t('drop')}
      getDropOperation={(types) => (types.has('text/plain') ? 'cancel' : 'copy')}
      onDrop={async ({ items }) => {
        const file = items.find((item) => item.kind === 'file');
        if (file) setBrought(await file.getFile());
        else toast.error(t('noFile'));
      }}
    >
      <div className={styles.title}>
        <h1 className={h2}>{t('title')}</h1>
        <span className={styles.tools}>
          <Button shrinks icon={Download} label={t('template')} onPress={saveTemplate} />
          {mayOpen('doNotCall') && (
            <a className={styles.listLink} href={path('doNotCall')}>
              <PhoneOff aria-hidden size={16} />
              <span>{t('doNotCallList')}</span>
            </a>
          )}
          <Button variant="primary" icon={Upload} label={t('newRun')} onPress={() => setBrought('choose')} />
        </span>
      </div>
      {error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <SkeletonLines lines={8} />}
      {isEmpty && (
        <div className={styles.nothing}>
          <Upload aria-hidden size={24} className={muted} />
          <p className={styles.nothingTitle}>{t('none')}</p>
          <p>{t('noneBody')}</p>
          <span className={styles.nothingTools}>
            <Button icon={Upload} label={t('bringFile')} onPress={() => setBrought('choose')} />
            <Button icon={Download} label={t('template')} onPress={saveTemplate} />
          </span>
        </div>
      )}
      {data && !isEmpty && (
        <div className={styles.columns}>
          <RunList
            runs={data.items}
            total={data.total}
            chosen={shown}
            whose={address.whose}
            onChange={change}
            onNew={() => setBrought('choose')}
          />
          {shown ? (
            <FilePane key={shown} id={shown} onGone={() => change({ id: null })} />
          ) : (
            <div className={styles.nothing}>
              <p className={styles.nothingTitle}>{t('none')}</p>
            </div>
          )}
        </div>
      )}
      {brought !== null && (
        <NewRunDialog
          given={brought === 'choose' ? null : brought}
          onClose={() => setBrought(null)}
          onBrought={(id) => change({ id, whose: 'mine' })}
        />
      )}
      <PageKeys
        own={[
          { keys: ['Ctrl', 'U'], words: t('keys.file') },
          { keys: ['Enter'], words: t('keys.next') },
          { keys: [letters.hold, letters.goOn].map((key) => key.toUpperCase()), words: t('keys.pause') },
          { keys: [letters.finish.toUpperCase()], words: t('keys.cancel') },
          { keys: ['F'], words: t('keys.failed') },
        ]}
      />
    </DropZone>
  );
}
