import { ArrowRight } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { nameOf } from '../person-name.ts';
import { CheckMark } from '../ui/Checkbox.tsx';
import { cellBox } from '../ui/Choice.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { faint, hidden, ltr, muted } from '../ui/text.css.ts';
import { Written } from '../ui/Written.tsx';
import * as styles from './bulk.css.ts';
import { type BulkLine, type BulkRow, isRefused } from './bulk.ts';
import type { LiveStep } from './live-step.ts';
import { useOutcomeWords } from './outcome.words.ts';
import { StateBadge } from './StateBadge.tsx';
import { useWorkflowWords } from './words.ts';

const MAX_SHOWN = 500;

export type BulkMarks = ComponentType<{ row: BulkRow }> | undefined;

interface BulkLinesProps {
  entity: Entity;
  lines: readonly BulkLine[];
  /** What is asked of them. */
  event: string | undefined;
  Marks?: BulkMarks;
  /** What is said of those that were done, once they have been. */
  fate: 'done' | 'takenBack' | undefined;
  /** What has happened to them after that. */
  since: ReadonlyMap<string, LiveStep>;
  onTick: (id: string, on: boolean) => void;
}

/** Each record with what will become of it, or what has become; those that can be done can be taken out. */
export function BulkLines({ entity, lines, event, Marks, fate, since, onTick }: BulkLinesProps) {
  const { t } = useTranslation(['lists', 'refusals']);
  const { number, money } = useFormat();
  const words = useWorkflowWords(entity);
  const isDone = fate !== undefined;
  const outcomeWords = useOutcomeWords(entity);
  /** The box that Tab comes to: the arrows lead from one to the next. */
  const [walked, setWalked] = useState<string>();
  const ticked = lines.flatMap(({ id, outcome }) => (outcome === 'accepted' ? [id] : []));
  const stop = walked !== undefined && ticked.includes(walked) ? walked : ticked[0];
  const hasAmounts = lines.some(({ amount }) => amount !== undefined);
  return (
    <>
      <table className={styles.outcomes}>
        <thead>
          <tr>
            <th className={styles.outcome} scope="col">
              <span className={hidden}>{t('take')}</span>
            </th>
            <th className={styles.outcome} scope="col">
              {t('record')}
            </th>
            {hasAmounts && (
              <th className={styles.outcomeEnd} scope="col">
                {t('amount')}
              </th>
            )}
            <th className={styles.outcome} scope="col">
              {t('outcome')}
            </th>
            <th className={styles.outcome} scope="col">
              {t(isDone ? 'stateThen' : 'stateAfterwards')}
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={walkBoxes}>
          {lines.slice(0, MAX_SHOWN).map((line) => (
            <tr key={line.id}>
              <td className={styles.outcome}>
                {!isDone && line.outcome === 'accepted' && (
                  <button
                    type="button"
                    role="checkbox"
                    tabIndex={line.id === stop ? 0 : -1}
                    onFocus={() => setWalked(line.id)}
                    className={cellBox}
                    aria-checked={line.fate === 'sent'}
                    data-selected={line.fate === 'sent' || undefined}
                    aria-label={`${line.label ?? line.id} ${calledOf(line)}`.trim()}
                    onClick={() => onTick(line.id, line.fate !== 'sent')}
                  >
                    <CheckMark on={line.fate === 'sent'} />
                  </button>
                )}
              </td>
              <td className={styles.outcome}>
                {line.name && (
                  <>
                    <bdi className={styles.name}>{calledOf(line)}</bdi>
                    {' · '}
                  </>
                )}
                {line.name ? (
                  <bdi className={`${muted} ${ltr}`}>{line.label ?? line.id}</bdi>
                ) : (
                  <Written>{line.label ?? line.id}</Written>
                )}
                {(line.text !== undefined || line.price !== undefined) && (
                  <p className={styles.said}>
                    {line.price !== undefined && <strong>{t('priceOf', { price: money(line.price) })} </strong>}
                    {line.text && <Written>{line.text}</Written>}
                  </p>
                )}
                {Marks && <Marks row={line} />}
                {line.claim && <span className={styles.warning}> {t('withName', { name: line.claim.by.name })}</span>}
              </td>
              {hasAmounts && (
                <td className={styles.outcomeEnd}>
                  {line.amountRead !== undefined && line.amountRead !== line.amount && (
                    <>
                      <bdi className={muted}>{money(line.amountRead)}</bdi> <Icon
                        of={ArrowRight}
                        small
                        directional
                      />{' '}
                    </>
                  )}
                  {line.amount !== undefined && <bdi>{money(line.amount)}</bdi>}
                </td>
              )}
              <td className={`${styles.outcome} ${toneOf(line)}`}>
                {wordsOf(line)}
                {sinceOf(line)}
              </td>
              <td className={styles.outcome}>{line.state && <StateBadge entity={entity} state={line.state} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > MAX_SHOWN && (
        <p className={faint}>{t('andMore', { number: number(lines.length - MAX_SHOWN) })}</p>
      )}
    </>
  );

  function sinceOf({ id }: BulkLine) {
    const step = since.get(id);
    if (!step) return null;
    const { event, by } = step;
    return (
      <p className={styles.warning}>{t('refusals:changedSince', { event: words.happened(event), name: by.name })}</p>
    );
  }

  function wordsOf(line: BulkLine): string {
    if (line.fate === 'leftOut') return t('fates.leftOut');
    if (line.fate === 'unsent') return t('fates.unsent');
    return fate && line.outcome === 'accepted' ? t(`fates.${fate}`) : outcomeWords(line, event);
  }
}

/** The arrows up and down go from box to box. */
function walkBoxes(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="checkbox"]')];
  const place = boxes.findIndex((box) => box.contains(document.activeElement));
  boxes[Math.max(0, place + (event.key === 'ArrowDown' ? 1 : -1))]?.focus();
  event.preventDefault();
}

function calledOf({ name = '', nameUr }: BulkLine): string {
  return nameOf({ name, nameUr: nameUr ?? null });
}

function toneOf(line: BulkLine): string {
  if (isRefused(line)) return styles.bad;
  return line.fate === 'sent' && !line.lacks ? styles.good : muted;
}
