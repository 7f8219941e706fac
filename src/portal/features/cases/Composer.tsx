import { FileText, MessageSquareText, Mic, NotebookPen, Paperclip, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseText, partsOf } from '../../../../machines/cases/case.texts.ts';
import { isBlank } from '../../../../machines/shared/blank.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { workBegins } from '../../api/keyed-fetch.ts';
import { useFormat } from '../../format.ts';
import type { RecordContext } from '../../records/record.ts';
import { Button } from '../../ui/Button.tsx';
import { FileTrigger } from '../../ui/FileTrigger.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { useRefusedFile } from '../../ui/refused-file.hook.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { danger, ltr, meta, muted } from '../../ui/text.css.ts';
import { textFault } from '../../ui/text-fault.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { type CaseRecord, hearFiles } from './cases.data.ts';
import { type Mode, takeAsked, useComposer } from './composer.ts';
import * as styles from './conversation.css.ts';

const LONGEST: Readonly<Record<Mode, number>> = { tell: 900, heard: 2_000, note: 4_000 };
const NOTES = 'manage_activity:notes:post';
const ACCEPTED = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/ogg',
  'audio/wav',
  'audio/x-wav',
  '.m4a',
  '.ogg',
  '.mp3',
];
const LARGEST = 10 * 1024 * 1024;
const MOST = 10;

interface ComposerProps extends RecordContext<CaseRecord> {
  addNote: (text: string) => Promise<void>;
}

/** Tells the farmer something, writes down what the farmer says, or notes something for colleagues. */
export function Composer({ record, send, start, denialOf, addNote }: ComposerProps) {
  const { t } = useTranslation(['cases', 'common', 'workflow']);
  const { number } = useFormat();
  const viewer = useViewer();
  const refusalWords = useErrorWords();
  const refusalOf = useRefusedFile(ACCEPTED, LARGEST);
  const { mode, text, setMode, write, sent } = useComposer(record.id, viewer.id);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takeAsked(record.id)) return;
    area.current?.focus();
    area.current?.scrollIntoView({ block: 'center' });
  });
  const denial =
    mode === 'note'
      ? viewer.permissions.has(NOTES)
        ? undefined
        : t('workflow:needsPermission', { permission: NOTES })
      : denialOf(mode === 'tell' ? 'TELL' : 'HEAR');
  const whole = caseText(record.asker?.tongue ?? 'ur', record.caseNumber, text);

  async function attempt(act: () => Promise<void>, refused: string | undefined) {
    if (isPending || refused !== undefined) return;
    if (isBlank(text) && files.length === 0) return setError(t('composer.empty'));
    if (textFault(text, LONGEST[mode], mode === 'tell')) return area.current?.focus();
    setPending(true);
    setError(undefined);
    const workEnds = workBegins();
    const [said, as] = [text, mode];
    try {
      await act();
      sent(said, as);
      setFiles([]);
    } catch (refusal) {
      setError(refusalWords(refusal));
    } finally {
      workEnds();
      setPending(false);
    }
  }
  const step = (event: string, field: string) => () =>
    void attempt(() => send(event, { [field]: text.trim() }), denialOf(event));
  const keepHeard = () =>
    void attempt(() => (files.length === 0 ? send('HEAR', { text }) : hearFiles(record.id, text, files)), denial);
  const act =
    mode === 'tell'
      ? step('TELL', 'text')
      : mode === 'heard'
        ? keepHeard
        : () => void attempt(() => addNote(text), denial);

  function take(offered: readonly File[]) {
    const wrong = offered.flatMap((file) => refusalOf(file) ?? []);
    setError(wrong.length > 0 ? wrong.join(' ') : undefined);
    setFiles([...files, ...offered.filter((file) => refusalOf(file) === null)].slice(0, MOST));
  }

  return (
    <div
      role="group"
      aria-label={t('composer.title')}
      className={styles.composer}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
        event.preventDefault();
        act();
      }}
    >
      <div className={styles.composerHead}>
        <SegmentedControl
          label={t('composer.as')}
          value={mode}
          onChange={(chosen: Mode) => {
            setError(undefined);
            setMode(chosen);
          }}
          shrinks
          options={[
            { value: 'tell', label: t('composer.tell'), icon: MessageSquareText },
            { value: 'heard', label: t('composer.heard'), icon: Mic },
            { value: 'note', label: t('composer.note'), icon: NotebookPen },
          ]}
        />
        <span className={`${meta} ${muted}`}>
          {mode === 'tell' && (
            <>
              {t('composer.to')} <span className={ltr}>{phoneWritten(record.farmer.msisdn)}</span>
              {record.asker?.doNotCall && <span className={danger}> {t('composer.doNotCall')}</span>}
            </>
          )}
          {mode !== 'tell' && t(`composer.${mode}Hint`)}
        </span>
      </div>
      <TextArea
        ref={area}
        label={t(`composer.${mode}`)}
        hideLabel
        value={text}
        rows={3}
        maxLength={LONGEST[mode]}
        unturned={mode === 'tell'}
        onChange={(typed) => {
          setError(undefined);
          write(typed);
        }}
        error={error}
        {...(denial !== undefined && { disabledReason: denial })}
      />
      {mode === 'heard' && files.length > 0 && (
        <ul className={styles.chosen}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.chosenFile}>
              <Icon of={FileText} small />
              <bdi>{file.name}</bdi>
              <IconButton
                icon={X}
                label={t('common:removeFile', { name: file.name })}
                onPress={() => setFiles(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.composerFoot}>
        {mode === 'tell' && denialOf('RESOLVE') === undefined && (
          <Button
            variant="primary"
            label={t('composer.sendAndResolve')}
            isPending={isPending}
            onPress={step('RESOLVE', 'answer')}
          />
        )}
        <Button
          label={t(`composer.send.${mode}`)}
          hotkey="Ctrl Enter"
          isPending={isPending}
          disabledReason={denial}
          onPress={act}
        />
        {mode === 'tell' && denialOf('PEND') === undefined && (
          <Button label={t('composer.sendAndWait')} isPending={isPending} onPress={step('PEND', 'question')} />
        )}
        {mode === 'heard' && (
          <FileTrigger accept={ACCEPTED} multiple onChoose={take}>
            <IconButton icon={Paperclip} label={t('composer.attach')} disabledReason={denial} />
          </FileTrigger>
        )}
        {denial !== undefined && denialOf('REOPEN') === undefined && mode !== 'note' && (
          <Button label={t('composer.reopen')} onPress={() => start('REOPEN')} />
        )}
        {mode === 'tell' && text.trim() !== '' && (
          <span className={`${meta} ${muted} ${styles.count}`}>
            {t('composer.count', {
              count: partsOf(whole),
              letters: number(whole.length),
              parts: number(partsOf(whole)),
            })}
          </span>
        )}
      </div>
    </div>
  );
}
