import { FolderOpen, RotateCcw, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Prompt } from '../../../../../machines/ivr/audio/prompts.ts';
import { languages } from '../../../../../machines/ivr/menu.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { newKey } from '../../../api/new-key.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileTrigger } from '../../../ui/FileTrigger.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useDesignerActions } from '../document/designer.store.ts';
import { ManyRow } from './ManyRow.tsx';
import * as styles from './many.css.ts';
import { manyOf } from './many.store.ts';
import { type Offered, offer, rowsOf } from './many.ts';

const BY_NAME = 'name';

/** Many sound files at once: each finds its prompt by its name, is looked at, and goes with the others. */
export function ManyFiles({ prompts, locked }: { prompts: readonly Prompt[]; locked: string | undefined }) {
  const { t } = useTranslation(['ivrAudio', 'ivrInspector']);
  const many = manyOf(useDesignerActions());
  const { isSending, done, of, usual, offered } = useSnapshot(many.state);
  const wordsOf = useErrorWords();
  const rows = useMemo(() => rowsOf(offered as readonly Offered[], prompts, usual), [offered, prompts, usual]);
  const ready = rows.filter(({ isReady }) => isReady);
  const failed = rows.filter((row) => row.offered.state === 'failed');
  const sent = rows.filter((row) => row.offered.state === 'sent');
  const asking = rows.filter(({ has, hindrance, offered: one }) => has && !hindrance && one.choice === null);
  const lost = rows.filter(({ hindrance }) => hindrance);
  const take = (files: readonly File[]) => many.add(offer(files, prompts, newKey));
  const choose = (choice: 'keep' | 'replace') => {
    for (const row of rows) if (row.has && !row.hindrance) many.change(row.offered.key, { choice });
  };
  return (
    <div className={styles.many}>
      <DropZone
        className={styles.zone}
        aria-label={t('many.drop')}
        onDrop={async ({ items }) => {
          const files = items.filter((item) => item.kind === 'file');
          take(await Promise.all(files.map((item) => item.getFile())));
        }}
      >
        <FileTrigger multiple onChoose={take}>
          <Button icon={Upload} label={t('many.choose')} disabledReason={locked} />
        </FileTrigger>
        <FileTrigger directory onChoose={take}>
          <Button icon={FolderOpen} label={t('many.chooseFolder')} disabledReason={locked} />
        </FileTrigger>
        <p className={styles.hint}>{t('many.hint')}</p>
      </DropZone>
      <div className={styles.bar}>
        <Select
          label={t('many.usual')}
          options={[
            { value: BY_NAME, label: t('many.byName') },
            ...languages.map((language) => ({ value: language, label: t(`ivrInspector:languages.${language}`) })),
          ]}
          value={usual ?? BY_NAME}
          onChange={(value) => many.setUsual(value === BY_NAME ? null : value)}
        />
        <p role="status" className={styles.counts}>
          {rows.length > 0 &&
            t('many.counts', { ready: ready.length, asking: asking.length, lost: lost.length, sent: sent.length })}
        </p>
        {asking.length > 0 && (
          <>
            <Button label={t('many.replaceAll')} onPress={() => choose('replace')} />
            <Button label={t('many.keepAll')} onPress={() => choose('keep')} />
          </>
        )}
        {sent.length > 0 && !isSending && (
          <Button
            variant="quiet"
            label={t('many.clearSent')}
            onPress={() => many.remove(sent.map((row) => row.offered.key))}
          />
        )}
        {isSending ? (
          <Button label={t('many.stop')} onPress={many.stop} />
        ) : (
          <Button
            variant="primary"
            icon={failed.length > 0 ? RotateCcw : Upload}
            label={
              failed.length > 0 ? t('many.again', { count: ready.length }) : t('many.send', { count: ready.length })
            }
            disabledReason={locked ?? (ready.length === 0 ? t('many.nothingReady') : undefined)}
            onPress={() => void many.send(rows, wordsOf)}
          />
        )}
      </div>
      {isSending && <Progress label={t('many.sending')} value={done} total={of} />}
      {rows.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.table} aria-label={t('many.files')}>
            <thead>
              <tr>
                {(['file', 'prompt', 'language', 'state'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`many.${name}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <ManyRow key={row.offered.key} row={row} prompts={prompts} many={many} isSending={isSending} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
