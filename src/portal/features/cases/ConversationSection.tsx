import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { workflowOf } from '../../../../machines/workflows.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { Media } from '../../queues/Media.tsx';
import type { RecordContext } from '../../records/record.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconNamed } from '../../ui/icons.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { NumbersApart } from '../../ui/NumbersApart.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { code, meta, muted, strong } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { Delivery } from '../../workflow/MessageLines.tsx';
import { useNotes } from '../../workflow/notes.data.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import { useWorkflowWords } from '../../workflow/words.ts';
import { useWorkflow } from '../../workflow/workflow.data.ts';
import { Composer } from './Composer.tsx';
import type { CaseRecord } from './cases.data.ts';
import { askToWrite, type Mode, takeAnswer } from './composer.ts';
import * as styles from './conversation.css.ts';
import { conversationOf, type Entry, inTime } from './conversation.ts';
import { useMergedEntries } from './merged.hook.ts';

const MODES: Readonly<Record<string, Mode>> = { TELL: 'tell', HEAR: 'heard' };

/** What farmer and colleagues said, oldest first, and the place to say more. */
export function ConversationSection(context: RecordContext<CaseRecord>) {
  const { record, started, start, denialOf } = context;
  const takeBack = () => start('REOPEN');
  const { id: viewer } = useViewer();
  const { data: view } = useWorkflow('case', record.id);
  const { notes, add } = useNotes('case', record.id);
  const now = useMoment();
  const history = [...(view?.history ?? [])].reverse();
  const { event, times } = started ?? { event: '', times: 0 };
  useEffect(() => {
    const mode = times > 0 && MODES[event];
    if (mode) askToWrite(record.id, mode);
  }, [record.id, event, times]);
  const own = view ? conversationOf({ record, history, messages: view.messages, notes, now }) : [];
  const merged = useMergedEntries(record, now);
  const entries = merged.length > 0 ? inTime([...own, ...merged]) : own;
  return (
    <>
      {record.mergedInto && <MergedInto of={record.mergedInto} />}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <EntryLine
            key={entry.key}
            entry={entry}
            record={record}
            onAgain={(text) => takeAnswer(record.id, viewer, text)}
            onTakeBack={denialOf('REOPEN') === undefined ? takeBack : undefined}
          />
        ))}
      </ol>
      <Composer {...context} addNote={add} />
    </>
  );
}

/** Where the farmer is answered instead. */
function MergedInto({ of }: { of: NonNullable<CaseRecord['mergedInto']> }) {
  const { t } = useTranslation('cases');
  return (
    <p className={styles.mergedInto}>
      {t('merge.stands')}{' '}
      <TextLink href={path('case', of.id)}>
        <Written>{`${of.caseNumber} ${of.title}`}</Written>
      </TextLink>{' '}
      <StateBadge entity="case" state={of.state} />
    </p>
  );
}

interface EntryLineProps {
  entry: Entry;
  record: CaseRecord;
  onAgain: (text: string) => void;
  /** Reopens the case, which withdraws an answer that nobody has sent yet. */
  onTakeBack: (() => void) | undefined;
}

function EntryLine({ entry, record, onAgain, onTakeBack }: EntryLineProps) {
  const { t } = useTranslation('cases');
  const { date, dateTime, duration } = useFormat();
  const words = useWorkflowWords('case');
  const farmer = nameOf(record.farmer);
  const isHeard = entry.kind === 'heard';
  const name = isHeard ? (farmer ?? phoneWritten(record.farmer.msisdn)) : entry.by;
  const stopped = 'waited' in entry && entry.waited !== null && t('said.stopped', { time: duration(entry.waited) });
  return (
    <li className={styles.entry} data-kind={entry.kind}>
      {entry.kind === 'step' ? (
        <span className={styles.stepMark}>
          <Icon of={iconNamed(workflowOf('case').events[entry.event]?.icon ?? '')} small />
        </span>
      ) : (
        <Avatar name={isHeard ? (farmer ?? '?') : name} size="small" isMain={isHeard} />
      )}
      <div className={styles.said}>
        <p className={styles.who}>
          <bdi className={strong}>{name}</bdi>
          {entry.kind === 'heard' && (
            <span className={muted}>
              {entry.isFirst
                ? t('said.asked', { name: entry.by })
                : t('said.heard', { name: entry.by, count: entry.files.length })}
            </span>
          )}
          {entry.kind === 'note' && (
            <span className={styles.staffOnly}>
              <Icon of={Lock} small /> {t('said.staffOnly')}
            </span>
          )}
          {entry.kind === 'step' && (
            <span>
              {entry.event === 'MERGE' ? t('merge.stands') : words.happened(entry.event)}{' '}
              {entry.about && <bdi>{entry.about}</bdi>}
            </span>
          )}
          {entry.kind === 'told' && <span className={muted}>{words.happened(entry.event)}</span>}
          {entry.of && <span className={`${code} ${muted}`}>{entry.of}</span>}
          {entry.kind === 'step' && entry.until && (
            <span className={muted}>{t('clock.until', { day: date(entry.until) })}</span>
          )}
          {stopped && <span className={muted}>{stopped}</span>}
          <time className={`${meta} ${muted} ${styles.moment}`} dateTime={entry.at}>
            {dateTime(entry.at)}
          </time>
        </p>
        {entry.kind === 'step' && entry.reason && (
          <p className={muted}>
            <Written>{entry.reason}</Written>
          </p>
        )}
        {'text' in entry && entry.text !== '' && (
          <p className={styles.words} data-kind={entry.kind} dir="auto">
            <NumbersApart>{entry.text}</NumbersApart>
          </p>
        )}
        {entry.kind === 'heard' && entry.files.length > 0 && <Media media={entry.files} name={name} />}
        {entry.kind === 'told' && entry.delivery && (
          <div className={`${meta} ${entry.delivery.state === 'failed' ? styles.late : muted}`}>
            <Delivery {...entry.delivery} />
            {entry.delivery.state === 'failed' && (
              <TextLink onPress={() => onAgain(entry.text)}>{t('said.again')}</TextLink>
            )}
            {entry.event === 'RESOLVE' && entry.delivery.state === 'waiting' && onTakeBack && (
              <TextLink onPress={onTakeBack}>{t('said.takeBack')}</TextLink>
            )}
          </div>
        )}
        {entry.kind === 'told' && !entry.delivery && <p className={`${meta} ${muted}`}>{t('said.notSent')}</p>}
      </div>
    </li>
  );
}
