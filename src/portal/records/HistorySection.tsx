import { ArrowRight, ShieldAlert, ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../../../machines/shared/payload.ts';
import { replay } from '../../../machines/shared/replay.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { ReferenceNames } from '../reference/ReferenceNames.tsx';
import { ReferenceWord, type WordList } from '../reference/ReferenceWord.tsx';
import { useRoleWords } from '../role.words.ts';
import { Icon } from '../ui/Icon.tsx';
import { table } from '../ui/PlainTable.css.ts';
import { faint, h4, meta, muted, strong } from '../ui/text.css.ts';
import { Written } from '../ui/Written.tsx';
import { MessageLines } from '../workflow/MessageLines.tsx';
import { NoteLines } from '../workflow/NoteLines.tsx';
import { StateBadge } from '../workflow/StateBadge.tsx';
import { useWorkflowWords } from '../workflow/words.ts';
import type { WorkflowView } from '../workflow/workflow.data.ts';
import { inOrder } from './facts.ts';
import * as styles from './record.css.ts';
import { scrollable } from './scrollable.ts';

type Lists = Readonly<Record<string, WordList>> | undefined;
type Facts = WorkflowView['history'][number]['facts'];

interface HistorySectionProps {
  entity: Entity;
  /** Whose `fields` name what was changed. */
  namespace: string;
  lists?: Lists;
  view: WorkflowView;
  setDirty: (name: string, isDirty: boolean) => void;
  /** Notes and messages stand elsewhere on the page. */
  isBare: boolean;
}

/** Everything that ever happened to the record, replayed through the machine: an impossible history is flagged. */
export function HistorySection({ entity, namespace, lists, view, setDirty, isBare }: HistorySectionProps) {
  const { t } = useTranslation('records');
  const { number, dateTime } = useFormat();
  const words = useWorkflowWords(entity);
  const roleOf = useRoleWords();
  const oldestFirst = [...view.history].reverse();
  const { consistent, faults } = replay(workflowOf(entity), oldestFirst, view.state);
  const faulty = new Map(faults.map(({ step, words: fault }) => [oldestFirst[step]?.id, fault]));
  return (
    <section className={styles.section} id="history" aria-label={t('history')}>
      <div className={styles.sectionHead}>
        <h2 className={h4}>{t('history')}</h2>
        {consistent ? (
          <span className={styles.good}>
            <Icon of={ShieldCheck} small />
          </span>
        ) : (
          <span className={styles.bad}>
            <Icon of={ShieldAlert} small /> {t('historyFlagged')}
          </span>
        )}
        <span className={muted}>
          {t(consistent ? 'historyConsistent' : 'historySteps', {
            count: view.history.length,
            number: number(view.history.length),
          })}
        </span>
      </div>
      <div className={styles.tableScroller} {...scrollable(t('history'))}>
        <table className={`${table} ${styles.lines}`}>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('event')}</th>
              <th scope="col">{t('fromTo')}</th>
              <th scope="col">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {view.history.map((step) => (
              <tr key={step.id}>
                <td className={muted}>{dateTime(step.at)}</td>
                <td>
                  <bdi className={strong}>{step.by.name}</bdi>{' '}
                  {step.by.role && <span className={`${faint} ${meta}`}>{roleOf(step.by.role)}</span>}
                </td>
                <td>{words.happened(step.event)}</td>
                <td>
                  <span className={styles.move}>
                    {step.from !== null && step.from !== step.to && step.from !== 'none' && (
                      <>
                        <StateBadge entity={entity} state={step.from} />
                        <Icon of={ArrowRight} small directional />
                      </>
                    )}
                    <StateBadge entity={entity} state={step.to} />
                  </span>
                </td>
                <td>
                  {step.reason && (
                    <p>
                      <Written>{words.reason(step.event, step.reason)}</Written>
                    </p>
                  )}
                  <FactsOf step={step} {...{ entity, namespace, lists }} />
                  {faulty.has(step.id) && <p className={styles.bad}>{faulty.get(step.id)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isBare && (
        <>
          <NoteLines entity={entity} id={view.id} setDirty={setDirty} />
          <MessageLines messages={view.messages} />
        </>
      )}
    </section>
  );
}

interface FactsOfProps {
  entity: Entity;
  step: WorkflowView['history'][number];
  namespace: string;
  lists: Lists;
}

const MONEY: ReadonlySet<string> = new Set(['amount', 'notSpent', 'unitPrice']);

/**
 * What a step carried: every field that it changed, old → new; what the feature has words for (`facts.<event>.<key>`);
 * without either, and without a reason, the texts that it kept.
 */
function FactsOf({ entity, step: { event, reason, facts, to }, namespace, lists }: FactsOfProps) {
  const { t } = useTranslation(['records', namespace]);
  const { number, rupees, date } = useFormat();
  const say = (key: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('nothingThere');
    if (typeof value === 'number') {
      const written = MONEY.has(key) ? rupees(value) : number(value);
      return t(`${namespace}:values.${key}.${value}`, { defaultValue: written });
    }
    if (typeof value === 'boolean')
      return t([`${namespace}:values.${key}.${value}`, value ? 'records:yes' : 'records:no']);
    if (Array.isArray(value)) return sayRows(key, value) || t('nothingThere');
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return date(value);
    // A choice has its word in the feature's own namespace; what was typed stands as it was typed.
    if (typeof value === 'string' && /^\w+$/.test(value))
      return t([`${namespace}:values.${key}.${value}`, `${namespace}:${key}s.${value}`], { defaultValue: value });
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const inWords = (key: string, value: unknown) => {
    const list = lists?.[key];
    if (list && Array.isArray(value) && value.length > 0 && value.every(isId)) {
      return <ReferenceNames list={list} ids={value} otherwise={say(key, value)} />;
    }
    return list && typeof value === 'string' ? <ReferenceWord list={list} of={{ title: value }} /> : say(key, value);
  };
  const sayRows = (key: string, rows: readonly unknown[]) =>
    rows.some(isId)
      ? t('chosen', { count: rows.length })
      : rows.map((row) => (typeof row === 'object' && row !== null ? sayRow(row) : say(key, row))).join('; ');
  const sayRow = (row: object) =>
    Object.entries(row)
      .filter(([, cell]) => cell !== null)
      .map(([name, cell]) => say(name, cell))
      .join(' · ');
  const worded = Object.entries(facts ?? {}).flatMap(([key, value]) => {
    const words = t(`${namespace}:facts.${event}.${key}`, { value: say(key, value), defaultValue: '' });
    return words === '' ? [] : [words];
  });
  const changes = changesIn(facts);
  if (changes.length > 0) {
    return (
      <ul className={styles.changes}>
        {changes.map(([key, { before, after }]) => (
          <li key={key}>
            {t(`${namespace}:fields.${key}`, { defaultValue: key })}
            {!isId(before) && !isId(after) && (
              <>
                : <bdi className={muted}>{inWords(key, before)}</bdi> <Icon of={ArrowRight} small directional />{' '}
                <bdi>{inWords(key, after)}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    );
  }
  if (worded.length > 0) return <p className={faint}>{worded.join(' · ')}</p>;
  if (reason) return null;
  const shown = inOrder(fieldsOf(workflowOf(entity).events[event]), facts ?? {}).filter(
    // The state that it led to stands beside it.
    ([, value]) => typeof value === 'string' && !isId(value) && !to.split('+').includes(value),
  );
  return (
    <span className={faint}>
      {shown.length > 0
        ? shown.slice(0, 2).map(([key, value], place) => (
            <Fragment key={key}>
              {place > 0 && ' · '}
              {inWords(key, value)}
            </Fragment>
          ))
        : '–'}
    </span>
  );
}

function changesIn(facts: Facts): [string, { before: unknown; after: unknown }][] {
  const changes: unknown = facts?.['changes'];
  if (typeof changes !== 'object' || changes === null) return [];
  return Object.entries(changes as Record<string, { before: unknown; after: unknown }>);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}-/.test(value);
}
