import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coverageOf } from '../../../../../machines/ivr/analysis/coverage.ts';
import { type Prompt, promptsOf } from '../../../../../machines/ivr/audio/prompts.ts';
import type { Slot } from '../../../../../machines/ivr/audio/scripts.ts';
import type { Language } from '../../../../../machines/ivr/menu.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { shownDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import * as styles from './audio.css.ts';
import { Library } from './Library.tsx';
import { ManyFiles } from './ManyFiles.tsx';
import { PromptsTab } from './PromptsTab.tsx';
import { ScriptFiles } from './ScriptFiles.tsx';
import { useTakes } from './take.hook.ts';

const parts = ['prompts', 'files', 'library'] as const;
type Part = (typeof parts)[number];

/** What the menu says, in place of its drawing: recorded, written, sent in and reused. */
export function AudioView({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ivrAudio');
  const designer = useDesignerActions();
  const draft = useDesignerPart(shownDraft);
  const files = useDesignerPart(({ context }) => context.contentFiles);
  const locked = useDesignerPart(({ mode }) => mode === 'live') ? t('liveIsReadOnly') : undefined;
  const prompts = useMemo(() => promptsOf(draft, files), [draft, files]);
  const coverage = useMemo(() => coverageOf(draft, files), [draft, files]);
  const [part, setPart] = useState<Part>('prompts');
  const [language, setLanguage] = useState<Language>('ur');
  const [target, setTarget] = useState<Slot | null>(null);
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const takes = useTakes();

  /** A recording that is not stored yet would go with the view. */
  function leave(go: () => void) {
    if (takes.recorder.isRecording || takes.hasUnsent) setLeaving({ go });
    else go();
  }

  function show({ kind, id }: Prompt) {
    onClose();
    if (kind === 'node') designer.reveal(id);
    else designer.selectBox(id);
    designer.setPanel('inspector');
  }

  function open(next: Part) {
    if (!takes.recorder.isRecording) setPart(next);
  }

  return (
    <section className={styles.view} aria-label={t('title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <SegmentedControl
          label={t('part')}
          value={part}
          options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
          onChange={open}
        />
        <span className={styles.grow} />
        <Button icon={X} label={t('close')} onPress={() => leave(onClose)} />
      </header>
      {part === 'prompts' && (
        <PromptsTab
          {...{ prompts, coverage, language, locked, takes }}
          onLanguage={setLanguage}
          onShow={(prompt) => leave(() => show(prompt))}
          onLibrary={(slot) => {
            setTarget(slot);
            open('library');
          }}
          tools={<ScriptFiles {...{ prompts, language, locked }} />}
        />
      )}
      {part === 'files' && <ManyFiles {...{ prompts, locked }} />}
      {part === 'library' && (
        <Library
          {...{ prompts, target, locked }}
          onUse={(slot, sound) => {
            takes.give(slot, { mediaId: sound.mediaId, name: sound.name, seconds: sound.seconds });
            setTarget(null);
            open('prompts');
          }}
        />
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('leave.title')}
        description={t('leave.body')}
        confirmLabel={t('leave.confirm')}
        tone="danger"
        onConfirm={() => leaving?.go()}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}
