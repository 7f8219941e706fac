import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, useSending } from '../../../api/sending.hook.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useTextFault } from '../../../ui/text-fault.hook.ts';
import { NAME_LENGTH, NOTE_LENGTH, nameRevision, type Revision, type RevisionWords } from './publish.data.ts';
import * as styles from './revisions.css.ts';
import { tellDone, tellRefused } from './told.ts';

interface NameDialogProps {
  /** As it is now: what somebody else writes meanwhile arrives here. */
  revision: Revision;
  onClose: () => void;
}

/** What a revision is called, and a note about it. */
export function NameDialog({ revision, onClose }: NameDialogProps) {
  const { t } = useTranslation(['ivrPublish', 'common']);
  const { isPending, send } = useSending();
  const [seen, setSeen] = useState(revision);
  const [words, setWords] = useState(wordsIn(revision));
  const { number, version } = revision;
  const isOlder = seen.version < version;
  const faults = [
    { label: t('revisions.name'), fault: useTextFault(words.name, NAME_LENGTH, true) },
    { label: t('publish.note'), fault: useTextFault(words.note, NOTE_LENGTH) },
  ];
  const faulty = faults.find(({ fault }) => fault !== undefined);

  async function save() {
    await nameRevision(number, { name: words.name.trim(), note: words.note.trim() }, seen.version);
    tellDone('name', t('revisions.nameKept', { number }));
    onClose();
  }
  /** Who was faster is told above the fields, from what was read again. */
  const tell = (refusal: Refusal) => {
    if (refusal.code !== 'stale') tellRefused('name', refusal.words);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('revisions.nameTitle', { number })}
      width="small"
      isStrict={!areSame(words, wordsIn(seen))}
      footer={
        <>
          <CancelButton />
          <Button
            label={t('common:save')}
            variant="primary"
            isPending={isPending}
            disabledReason={
              isOlder && !isPending ? t('revisions.chooseFirst') : faulty && t('fieldFault', { ...faulty })
            }
            onPress={() => void send(save, tell)}
          />
        </>
      }
    >
      <div className={styles.naming}>
        {isOlder && !isPending && (
          <Meanwhile
            revision={revision}
            onKeep={() => setSeen(revision)}
            onTake={() => {
              setSeen(revision);
              setWords(wordsIn(revision));
            }}
          />
        )}
        <TextField
          label={t('revisions.name')}
          value={words.name}
          onChange={(name) => setWords({ ...words, name })}
          maxLength={NAME_LENGTH}
          autoFocus
        />
        <TextArea
          label={t('publish.note')}
          value={words.note}
          onChange={(note) => setWords({ ...words, note })}
          maxLength={NOTE_LENGTH}
        />
      </div>
    </Dialog>
  );
}

interface MeanwhileProps {
  revision: Revision;
  onKeep: () => void;
  onTake: () => void;
}

/** What somebody else wrote since the dialog was opened; nothing is saved over it before it was read. */
function Meanwhile({ revision: { by, at, name, note, named }, onKeep, onTake }: MeanwhileProps) {
  const { t } = useTranslation('ivrPublish');
  const format = useFormat();
  const who = named ?? { by, at };
  return (
    <div role="alert" className={styles.meanwhile}>
      <strong>{t('revisions.meanwhile', { name: who.by.name, at: format.dateTime(who.at) })}</strong>
      <p>{name === null ? t('revisions.nameless') : <bdi>{name}</bdi>}</p>
      {note !== null && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <Button label={t('revisions.takeTheirs')} onPress={onTake} />
        <Button label={t('revisions.keepMine')} onPress={onKeep} />
      </div>
    </div>
  );
}

function wordsIn({ name, note }: Revision): RevisionWords {
  return { name: name ?? '', note: note ?? '' };
}

function areSame(one: RevisionWords, other: RevisionWords): boolean {
  return one.name === other.name && one.note === other.note;
}
