import { Download, FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prompt } from '../../../../../machines/ivr/audio/prompts.ts';
import { writeScripts } from '../../../../../machines/ivr/audio/scripts.ts';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { fileNameOf, saveFile } from '../../../file.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import * as styles from './many.css.ts';
import { LONGEST, type ReadScripts, scriptsAsCsv, scriptsFromCsv } from './scripts.csv.ts';

const LARGEST = 20_000_000;

interface ScriptFilesProps {
  prompts: readonly Prompt[];
  language: Language;
  locked: string | undefined;
}

/** Scripts out to whoever translates and speaks, and back. */
export function ScriptFiles({ prompts, language, locked }: ScriptFilesProps) {
  const { t } = useTranslation(['ivrAudio', 'ivrInspector']);
  const [isReading, setReading] = useState(false);
  const name = t(`ivrInspector:languages.${language}`);
  const save = (of: readonly Language[]) =>
    saveFile(scriptsAsCsv(prompts, of), fileNameOf(`${t('csv.fileName')} ${of.length === 1 ? of[0] : ''}`, 'csv'));
  return (
    <>
      <Menu
        label={t('csv.title')}
        trigger={<Button icon={FileText} label={t('csv.title')} />}
        entries={[
          {
            id: 'one',
            label: t('csv.exportOne', { language: name }),
            icon: Download,
            onAction: () => save([language]),
          },
          { id: 'all', label: t('csv.exportAll'), icon: Download, onAction: () => save(languages) },
          { id: 'in', label: t('csv.import'), icon: Upload, disabledReason: locked, onAction: () => setReading(true) },
        ]}
      />
      {isReading && <ImportScripts prompts={prompts} onClose={() => setReading(false)} />}
    </>
  );
}

/** Looked at first, then written as one step; what is wrong is said line by line and left out. */
function ImportScripts({ prompts, onClose }: { prompts: readonly Prompt[]; onClose: () => void }) {
  const { t } = useTranslation('ivrAudio');
  const designer = useDesignerActions();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<ReadScripts | null>(null);
  const written = read && 'written' in read ? read.written : [];

  async function take(chosen: readonly File[]) {
    setFiles(chosen);
    const [file] = chosen;
    setRead(file ? scriptsFromCsv(await file.text(), prompts) : null);
  }

  function write() {
    if (!designer.run(writeScripts(designer.state.draft, written))) return;
    toast.success(t('csv.done', { count: written.length }));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('csv.import')}
      width="large"
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            label={t('csv.write', { count: written.length })}
            disabledReason={written.length === 0 ? t('csv.nothing') : undefined}
            onPress={write}
          />
        </>
      }
    >
      <FilePicker
        label={t('csv.file')}
        accept={['text/csv', '.csv']}
        maxBytes={LARGEST}
        files={files}
        onChange={(chosen) => void take(chosen)}
        description={t('csv.hint')}
        error={read && 'missing' in read ? t('csv.missing', { columns: read.missing.join(', ') }) : undefined}
      />
      {read && 'written' in read && (
        <div role="status">
          <p>{t('csv.counts', { written: read.written.length, same: read.same, faults: read.faults.length })}</p>
          <ul className={styles.faults}>
            {read.faults.map(({ line, why, value }) => (
              <li key={line}>{t('csv.line', { line, why: t(`csv.faults.${why}`, { value, max: LONGEST }) })}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
