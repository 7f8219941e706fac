import { CircleX, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../../../machines/ivr/commands.ts';
import type { FileFault } from '../../../../../machines/ivr/exchange.shape.ts';
import type { MenuFile } from '../../../../../machines/ivr/exchange.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { LongTable } from '../analysis/LongTable.tsx';
import { useDesigner } from '../designer.store.ts';
import { titleParts } from '../menu.cards.ts';
import { useRefusalWords } from '../refusals.hook.ts';
import * as styles from './exchange.css.ts';
import { countsOf, importing, isImportable, type ReadFile, readMenuFile } from './import.ts';

const LARGEST = 50_000_000;

/** A file into the draft: looked at first, then done as one step that can be undone. Nothing is imported by half. */
export function ImportTab({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('ivrPublish');
  const { run, draft } = useDesigner();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<ReadFile | null>(null);

  async function take(chosen: readonly File[]) {
    setFiles(chosen);
    const [file] = chosen;
    setRead(file ? readMenuFile(await file.text()) : null);
  }

  function finish(command: Command) {
    if (!run(command)) return;
    const { added, changed, removed } = countsOf(draft, command);
    toast.success(t('exchange.imported', { count: added + changed + removed }));
    onDone();
  }

  return (
    <div className={styles.tab}>
      <FilePicker
        label={t('exchange.file')}
        accept={['application/json']}
        maxBytes={LARGEST}
        files={files}
        onChange={(chosen) => void take(chosen)}
        description={t('exchange.fileHint')}
        error={read && 'notJson' in read ? t('exchange.notJson') : undefined}
      />
      {read && 'faults' in read && <Faults faults={read.faults} />}
      {read && 'file' in read && <Preview file={read.file} onImport={finish} />}
    </div>
  );
}

function Faults({ faults }: { faults: readonly FileFault[] }) {
  const { t } = useTranslation('ivrPublish');
  return (
    <section className={styles.faults} aria-label={t('exchange.what')}>
      <p className={styles.wrong} role="alert">
        <Icon of={CircleX} small />
        {t('exchange.wrong', { count: faults.length })}
      </p>
      <LongTable
        label={t('exchange.what')}
        columns={[{ title: t('exchange.where'), width: '45%' }, { title: t('exchange.what') }]}
        rows={faults}
        rowHeight={28}
        height={240}
        renderCells={({ pointer, code, values }) => [
          <code key="where" dir="ltr" className={styles.code} title={pointer}>
            {pointer || t('exchange.theWhole')}
          </code>,
          <span key="what" title={t(`exchange.faults.${code}`, values)}>
            {t(`exchange.faults.${code}`, values)}
          </span>,
        ]}
      />
    </section>
  );
}

function Preview({ file, onImport }: { file: MenuFile; onImport: (command: Command) => void }) {
  const { t } = useTranslation('ivrPublish');
  const { draft, selection } = useDesigner();
  const refusalWords = useRefusalWords();
  const isWhole = file.nodes.some(({ parentNodeUuid }) => parentNodeUuid === null);
  const [mode, setMode] = useState<'replace' | 'below'>(isWhole ? 'replace' : 'below');
  const parent = selection.at(-1);
  const isReady = mode === 'replace' || parent !== undefined;
  const answer = useMemo(
    () => (isReady ? importing(draft, file, mode === 'replace' ? null : (parent ?? null)) : null),
    [draft, file, mode, parent, isReady],
  );
  const command = answer && isImportable(answer) ? answer : null;
  const counts = command && countsOf(draft, command);
  const title = parent === undefined ? '' : titleParts(draft.nodes.get(parent)?.title ?? '').main;
  return (
    <section className={styles.tab} aria-label={t('exchange.preview')}>
      <RadioGroup
        label={t('exchange.mode')}
        options={[
          ...(isWhole
            ? [
                {
                  value: 'replace' as const,
                  label: t('exchange.modes.replace'),
                  detail: t('exchange.modes.replaceBody'),
                },
              ]
            : []),
          {
            value: 'below' as const,
            label: t('exchange.modes.below'),
            detail: parent === undefined ? t('exchange.modes.belowNothing') : t('exchange.modes.belowBody', { title }),
          },
        ]}
        value={mode}
        onChange={setMode}
      />
      <ul className={styles.counts}>
        {counts && counts.added > 0 && <li>{t('exchange.adds', { count: counts.added })}</li>}
        {counts && counts.changed > 0 && <li>{t('exchange.changes', { count: counts.changed })}</li>}
        {counts && counts.removed > 0 && <li>{t('exchange.removes', { count: counts.removed })}</li>}
        {answer && !isImportable(answer) && (
          <li>{answer.reason === 'nothingChanges' ? t('exchange.nothing') : refusalWords(answer)}</li>
        )}
      </ul>
      <Button
        className={styles.run}
        variant="primary"
        icon={Upload}
        label={t('exchange.runImport')}
        disabledReason={command ? undefined : isReady ? t('exchange.nothing') : t('exchange.modes.belowNothing')}
        onPress={() => command && onImport(command)}
      />
    </section>
  );
}
