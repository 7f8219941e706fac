import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../../api/sending.hook.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useTextFault } from '../../../ui/text-fault.hook.ts';
import { useDesigner } from '../document/designer.store.ts';
import { useJudgedCases } from '../simulator/judged.hook.ts';
import { CasesPassed, TestCases } from '../simulator/TestCases.tsx';
import { runTestCases } from '../simulator/testcases.data.ts';
import { Coverage } from './Coverage.tsx';
import { useDifference } from './difference.hook.ts';
import { useHeldBack } from './held.hook.ts';
import { PathRows } from './PathRows.tsx';
import { PublishErrors } from './PublishErrors.tsx';
import * as styles from './publish.css.ts';
import { NAME_LENGTH, NOTE_LENGTH, publishDraft, useRevisions } from './publish.data.ts';
import { tellDone, tellRefused } from './told.ts';

interface PublishDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What publishing the draft changes for callers, and the button that does it. */
export function PublishDialog({ isOpen, onClose }: PublishDialogProps) {
  return isOpen ? <Opened onClose={onClose} /> : null;
}

function Opened({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ivrPublish');
  const format = useFormat();
  const { isPending, send } = useSending();
  const { draft, sequence, setPanel } = useDesigner();
  const { data: revisions } = useRevisions();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const difference = useDifference();
  const faults = [
    { label: t('revisions.name'), fault: useTextFault(name, NAME_LENGTH, true) },
    { label: t('publish.note'), fault: useTextFault(note, NOTE_LENGTH, true) },
  ];
  const faulty = faults.find(({ fault }) => fault !== undefined);
  const reason =
    useReason(difference !== null && revisions !== undefined) ?? (faulty && t('fieldFault', { ...faulty }));
  const live = revisions?.items.find((revision) => revision.live);
  // What was in force when this was opened, or the last publishing refused: another one since then is looked at first.
  const [seen, setSeen] = useState<number | null>();
  if (revisions && seen === undefined) setSeen(live?.number ?? null);

  async function publish() {
    const { number } = await publishDraft(
      { sequence, ...(seen !== undefined && { live: seen }) },
      { name: name.trim(), note: note.trim() },
    );
    tellDone('publish', t('publish.published', { number }));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={revisions ? t('publish.title', { number: (revisions.items[0]?.number ?? 0) + 1 }) : t('publish.publish')}
      description={
        live
          ? t('publish.liveNow', { number: live.number, name: live.by.name, at: format.dateTime(live.at) })
          : revisions && t('publish.first')
      }
      width="huge"
      isStrict={name !== '' || note !== ''}
      footer={
        <>
          <TextField
            className={styles.name}
            label={t('revisions.name')}
            hideLabel
            placeholder={t('publish.namePlaceholder')}
            value={name}
            onChange={setName}
            maxLength={NAME_LENGTH}
          />
          <TextField
            className={styles.note}
            label={t('publish.note')}
            hideLabel
            placeholder={t('publish.notePlaceholder')}
            value={note}
            onChange={setNote}
            maxLength={NOTE_LENGTH}
          />
          <CancelButton />
          {reason !== undefined && (
            <span className={styles.reason}>
              <Icon of={Info} small />
              {reason}
            </span>
          )}
          <Button
            label={t('publish.publish')}
            variant="primary"
            isPending={isPending}
            disabledReason={reason}
            onPress={() =>
              void send(publish, ({ code, words }) => {
                // Those that fail stand in the dialog, each with what can be done about it.
                tellRefused('publish', code === 'testCases' ? t('publish.casesRefused') : words);
                void runTestCases();
                setSeen(undefined);
              })
            }
          />
        </>
      }
    >
      <PublishErrors onShow={onClose} />
      <div className={styles.halves}>
        {difference ? (
          <PathRows changes={difference.changes} pieces={difference.pieces} of={difference.paths} live={live?.number} />
        ) : (
          <div className={styles.ways}>
            <SkeletonLines lines={8} />
          </div>
        )}
        <div className={styles.aside}>
          <section aria-label={t('publish.coverage')}>
            <div className={styles.head}>
              <h3 className={styles.title}>{t('publish.coverage')}</h3>
              <span className={styles.spacer} />
              {difference && (
                <span className={styles.faded}>
                  {t('publish.heardPrompts', {
                    count: difference.coverage.of,
                    all: format.number(draft.nodes.size + draft.boxes.size),
                  })}
                </span>
              )}
            </div>
            {difference ? (
              <Coverage now={difference.coverage} before={difference.coverageBefore} />
            ) : (
              <SkeletonLines lines={7} />
            )}
          </section>
          <section aria-label={t('publish.testCases')}>
            <div className={styles.ruled}>
              <h3 className={styles.title}>{t('publish.testCases')}</h3>
              <span className={styles.spacer} />
              <CasesPassed />
            </div>
            <TestCases
              brief
              onReplay={() => {
                setPanel('simulator');
                onClose();
              }}
            />
          </section>
        </div>
      </div>
    </Dialog>
  );
}

/** Why the draft cannot be published now. */
function useReason(isCompared: boolean): string | undefined {
  const { t } = useTranslation('ivrPublish');
  const { saving, unpublished, live } = useDesigner();
  const { isRunning } = useJudgedCases();
  const what = useHeldBack();
  if (what !== undefined) return t('publish.solve', { what });
  if (saving !== 'saved') return t('publish.stillSaving');
  if (isRunning) return t('publish.casesRunning');
  if (live && unpublished.size === 0) return t('publish.nothingNew');
  return isCompared ? undefined : t('publish.loading');
}
