import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../api/client.ts';
import { useFormat } from '../format.ts';
import { useBulk } from '../lists/bulk.hook.ts';
import { type BulkResult, isRefused, verdictOf } from '../lists/bulk.ts';
import { useRefusalWords } from '../records/refusal.words.ts';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Select } from '../ui/Select.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { muted } from '../ui/text.css.ts';
import * as styles from './queue.css.ts';
import type { QueueDescription, QueueItem } from './queue.ts';
import { useReasonTemplates } from './reasons.data.ts';

interface BulkDialogProps<Item extends QueueItem, Whole extends object> {
  queue: QueueDescription<Item, Whole>;
  filter: Readonly<Record<string, string | string[]>>;
  total: number;
  onClose: () => void;
}

const MOST_SHOWN = 200;

/** One decision over everything that matches, judged one by one: first what would become of each, then the run. */
export function BulkDialog<Item extends QueueItem, Whole extends object>(props: BulkDialogProps<Item, Whole>) {
  const { queue, filter, total, onClose } = props;
  const { t, i18n } = useTranslation(['queues', 'lists', 'common', queue.namespace]);
  const { number } = useFormat();
  const refusalWords = useRefusalWords();
  const offered = queue.decisions.filter(({ bulk }) => bulk);
  const [key, setKey] = useState(offered[0]?.key ?? '');
  const decision = offered.find((one) => one.key === key);
  const templates = useReasonTemplates(decision?.reasons ?? 'none');
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<BulkResult | null>(null);
  const [target] = useState({ kind: 'all' as const, filter });
  const { preview, run, cancel, progress } = useBulk(queue.entity, decision?.event ?? '', target);
  const rows = result?.rows ?? preview.rows ?? [];
  const verdict = verdictOf(rows);
  const verb = decision ? t(`${queue.namespace}:decisions.${decision.key}`) : '';
  const needsReason = decision?.reasons !== undefined && !decision.reasonIsOptional && reason.trim() === '';

  async function start() {
    const outcome = await run({ ...decision?.payload, ...(reason.trim() && { reason: reason.trim() }) });
    setResult(outcome);
    await invalidate(...queue.shownAt);
  }

  return (
    <Dialog
      isOpen
      isFirm={progress !== null}
      isStrict={progress === null && result === null && reason !== ''}
      onClose={() => {
        cancel();
        onClose();
      }}
      title={t('allAtOnce')}
      description={t('allAtOnceBody', { number: number(total) })}
      width="large"
      footer={
        result || !decision ? (
          <Button variant="primary" label={t('common:close')} onPress={onClose} />
        ) : progress ? (
          <Button label={t('lists:stop')} onPress={cancel} />
        ) : (
          <>
            <CancelButton />
            <Button
              variant={decision.tone === 'danger' ? 'danger' : 'primary'}
              label={t('lists:doNumber', { verb, number: number(verdict.accepted) })}
              disabledReason={
                preview.isPending
                  ? t('lists:judging')
                  : verdict.accepted === 0
                    ? t('lists:noneAccepted')
                    : needsReason
                      ? t('common:reasonFirst')
                      : undefined
              }
              onPress={() => void start()}
            />
          </>
        )
      }
    >
      {!result && !progress && (
        <div className={styles.form}>
          <Select
            label={t('lists:action')}
            value={key}
            onChange={setKey}
            options={offered.map((one) => ({ value: one.key, label: t(`${queue.namespace}:decisions.${one.key}`) }))}
          />
          {decision?.reasons && (
            <>
              <Select
                label={t('template')}
                value={chosen}
                onChange={(id) => {
                  setChosen(id);
                  setReason(templates.find((one) => one.id === id)?.messageUr ?? '');
                }}
                options={templates.map(({ id, title, titleUr }) => ({
                  value: id,
                  label: (i18n.language === 'ur' && titleUr) || title,
                }))}
              />
              <TextArea label={t('message')} value={reason} onChange={setReason} maxLength={500} rows={2} />
            </>
          )}
        </div>
      )}
      {progress && <Progress label={t('lists:running', { verb })} value={progress.done} total={progress.total} />}
      {preview.error ? <ErrorState detail={refusalWords(preview.error)} /> : null}
      {preview.isPending && !preview.error && <SkeletonLines lines={3} />}
      {!progress && rows.length > 0 && (
        <p className={styles.verdict} role="status">
          <span className={styles.good}>
            {t(result ? 'lists:done' : 'lists:willBeDone', {
              count: verdict.accepted,
              number: number(verdict.accepted),
            })}
          </span>
          {verdict.refused > 0 && (
            <span className={styles.bad}>
              {t(result ? 'wereRefused' : 'lists:willBeRefused', {
                count: verdict.refused,
                number: number(verdict.refused),
              })}
            </span>
          )}
          {result && result.unsent.length > 0 && <span>{t('notSent', { number: number(result.unsent.length) })}</span>}
        </p>
      )}
      {result?.failure ? <p className={styles.bad}>{refusalWords(result.failure)}</p> : null}
      <ul className={styles.outcomes}>
        {[...rows]
          .sort((one, other) => Number(isRefused(other)) - Number(isRefused(one)))
          .slice(0, MOST_SHOWN)
          .map((row) => (
            <li key={row.id} className={styles.outcome}>
              <bdi>{row.label ?? row.id}</bdi>
              <span className={isRefused(row) ? styles.bad : styles.good}>
                {row.words ?? t(`lists:outcomes.${row.outcome}`)}
              </span>
            </li>
          ))}
      </ul>
      {rows.length > MOST_SHOWN && (
        <p className={muted}>{t('lists:andMore', { number: number(rows.length - MOST_SHOWN) })}</p>
      )}
    </Dialog>
  );
}
