import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../../../machines/ivr/commands/commands.ts';
import { rootOf } from '../../../../../machines/ivr/draft/draft.ts';
import { activeAsFits, type MenuFile } from '../../../../../machines/ivr/exchange/exchange.ts';
import { useErrorWords as useServerWords } from '../../../api/error.words.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { useRefusalWords } from '../commands/refusals.hook.ts';
import { useDesigner } from '../document/designer.store.ts';
import { titleParts } from '../node/node.words.ts';
import { ARCHIVES, isArchive, type SentArchive, sendArchive } from './archive.data.ts';
import * as styles from './exchange.css.ts';
import { Faults } from './Faults.tsx';
import {
  broughtIn,
  countsOf,
  importing,
  isImportable,
  keepsMost,
  type ReadFile,
  readMenu,
  readMenuFile,
} from './import.ts';
import { type Known, knownHere, useTargetWords } from './known-here.hook.ts';
import { LeftOut } from './LeftOut.tsx';

const LARGEST = 200_000_000;

/** A file into the draft: looked at first, then done as one step that can be undone. Nothing is imported by half. */
export function ImportTab({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('ivrPublish');
  const { run, draft, reveal } = useDesigner();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<Exclude<ReadFile, { file: MenuFile }> | Known<MenuFile> | null>(null);
  const [sounds, setSounds] = useState<SentArchive | null>(null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const wordsOf = useServerWords();

  async function take(chosen: readonly File[]) {
    setFiles(chosen);
    setRead(null);
    setRefused(undefined);
    setSounds(null);
    const [file] = chosen;
    if (!file) return;
    setSending(isArchive(file));
    try {
      const archive = isArchive(file) ? await sendArchive(file) : null;
      setSounds(archive);
      const answer = archive ? readMenu(archive.menu) : readMenuFile(await file.text());
      setRead('file' in answer ? await knownHere(answer.file) : answer);
    } catch (refusal) {
      setRefused(wordsOf(refusal));
    } finally {
      setSending(false);
    }
  }

  function finish(command: Command) {
    if (!run(command)) return;
    const { added, changed, removed } = countsOf(draft, command);
    toast.success(t('exchange.imported', { count: added + changed + removed }));
    const branch = broughtIn(draft, command);
    if (branch !== undefined) reveal(branch);
    onDone();
  }

  return (
    <div className={styles.tab}>
      <FilePicker
        label={t('exchange.file')}
        accept={['application/json', ...ARCHIVES]}
        maxBytes={LARGEST}
        files={files}
        onChange={(chosen) => void take(chosen)}
        description={t('exchange.fileHint')}
        error={read && 'notJson' in read ? t('exchange.notJson') : refused}
      />
      {isSending && <p role="status">{t('exchange.sendingSounds')}</p>}
      {sounds && <Sounds of={sounds} />}
      {read && 'faults' in read && (
        <Faults faults={read.faults} summary={t('exchange.wrong', { count: read.faults.length })} />
      )}
      {read && 'file' in read && <Preview {...read} onImport={finish} />}
    </div>
  );
}

/** What became of the sounds that came with the menu. */
function Sounds({ of: { kept, known, refused } }: { of: SentArchive }) {
  const { t } = useTranslation('ivrPublish');
  return (
    <div role="status">
      <p>{t('exchange.sounds', { kept, known })}</p>
      {refused.length > 0 && (
        <ul className={styles.counts}>
          {refused.map(({ name, words }) => (
            <li key={name}>{t('exchange.soundRefused', { name, words })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Preview({ file, left, places, onImport }: Known<MenuFile> & { onImport: (command: Command) => void }) {
  const { t } = useTranslation('ivrPublish');
  const { draft, selection } = useDesigner();
  const { number } = useFormat();
  const refusalWords = useRefusalWords();
  const leftOut = useTargetWords()(left);
  const isWhole = file.nodes.some(({ parentNodeUuid }) => parentNodeUuid === null);
  const [mode, setMode] = useState<'replace' | 'below'>(() =>
    isWhole && keepsMost(draft, file) ? 'replace' : 'below',
  );
  // Where nothing is chosen it comes below the start.
  const parent = selection.at(-1) ?? rootOf(draft)?.childNodeUuid;
  const isReady = mode === 'replace' || parent !== undefined;
  const answer = useMemo(
    () => (isReady ? importing(draft, file, mode === 'replace' ? null : (parent ?? null)) : null),
    [draft, file, mode, parent, isReady],
  );
  const fitted = useMemo(() => (answer && isImportable(answer) ? activeAsFits(draft, answer) : null), [draft, answer]);
  const command = fitted?.command ?? null;
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
        {leftOut !== null && <li>{leftOut}</li>}
        {fitted && fitted.off.length > 0 && <li>{t('exchange.switchesOff', { count: fitted.off.length })}</li>}
        {answer && !isImportable(answer) && (
          <li>{answer.reason === 'nothingChanges' ? t('exchange.nothing') : refusalWords(answer)}</li>
        )}
      </ul>
      <LeftOut places={places} off={fitted?.off ?? []} />
      <Button
        className={styles.run}
        variant={counts && counts.removed > 0 ? 'danger' : 'primary'}
        icon={Upload}
        label={
          counts && counts.removed > 0
            ? t('exchange.runReplacing', { number: number(counts.removed) })
            : t('exchange.runImport')
        }
        disabledReason={command ? undefined : isReady ? t('exchange.nothing') : t('exchange.modes.belowNothing')}
        onPress={() => command && onImport(command)}
      />
    </section>
  );
}
