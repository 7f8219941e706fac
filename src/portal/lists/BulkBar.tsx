import { Ellipsis, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { EventDialog } from '../records/EventDialog.tsx';
import { asks } from '../records/event.form.ts';
import type { FieldPickers } from '../records/fields.ts';
import { useRefusalWords } from '../records/refusal.words.ts';
import type { Payload } from '../records/sending.ts';
import { useWorkflowWords } from '../records/words.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Menu } from '../ui/Menu.tsx';
import { Progress } from '../ui/Progress.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { faint, strong } from '../ui/text.css.ts';
import { toast } from '../ui/toast.queue.ts';
import { BulkPreview } from './BulkPreview.tsx';
import * as styles from './bulk.css.ts';
import { type BulkTarget, useBulk } from './bulk.hook.ts';
import type { BulkRow } from './bulk.ts';

interface BulkBarProps {
  entity: Entity;
  events: readonly string[];
  target: BulkTarget;
  /** How many are chosen, and how many could be. */
  count: number;
  total: number;
  isAll: boolean;
  pickers: FieldPickers | undefined;
  onSelectAll: () => void;
  onClear: () => void;
  onDone: (rows: readonly BulkRow[], unsent: readonly string[], event: string) => void;
}

/** So many events stand in the bar itself. */
const NEAR = 3;

/** What can be done with everything that is chosen, judged before it is sent. */
export function BulkBar(props: BulkBarProps) {
  const { entity, events, target, count, total, isAll, pickers, onSelectAll, onClear, onDone } = props;
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const words = useWorkflowWords(entity);
  const refusalWords = useRefusalWords();
  const workflow = workflowOf(entity);
  const [event, setEvent] = useState(events[0] ?? '');
  const [dialog, setDialog] = useState<'preview' | 'form' | null>(null);
  const { preview, run, cancel, progress } = useBulk(entity, event, target);
  const description = workflow.events[event];
  const verdict = preview.verdict;
  const accepted = verdict?.accepted ?? 0;
  const near = events.slice(0, NEAR).includes(event) ? events.slice(0, NEAR) : [...events.slice(0, NEAR - 1), event];
  const far = events.filter((name) => !near.includes(name));
  const needsForm = description !== undefined && asks(description);

  async function start(payload: Payload) {
    setDialog(null);
    const result = await run(payload);
    if (result.failure !== undefined) toast.error(refusalWords(result.failure));
    onDone(result.rows, result.unsent, event);
  }

  return (
    <section className={styles.bar} aria-label={t('selected', { count, number: number(count) })}>
      <span className={strong}>{t('selected', { count, number: number(count) })}</span>
      {!isAll && total > count && (
        <TextLink onPress={onSelectAll}>{t('selectAllMatching', { number: number(total) })}</TextLink>
      )}
      <IconButton icon={X} label={t('clearSelection')} onPress={onClear} />
      <span className={styles.line} />
      {progress ? (
        <>
          <span className={styles.running}>
            <Progress label={t('running', { verb: words.verb(event) })} value={progress.done} total={progress.total} />
          </span>
          <Button label={t('stop')} onPress={cancel} />
        </>
      ) : (
        <>
          <SegmentedControl
            label={t('action')}
            value={event}
            onChange={setEvent}
            options={near.map((name) => ({
              value: name,
              label: ellipsis(words.verb(name), workflow.events[name]),
              ...(name === event && { icon: iconNamed(workflow.events[name]?.icon ?? '') }),
            }))}
          />
          {far.length > 0 && (
            <Menu
              label={t('moreBulk')}
              placement="top start"
              trigger={<IconButton icon={Ellipsis} label={t('moreBulk')} />}
              entries={far.map((name) => ({
                id: name,
                label: ellipsis(words.verb(name), workflow.events[name]),
                icon: iconNamed(workflow.events[name]?.icon ?? ''),
                onAction: () => setEvent(name),
              }))}
            />
          )}
          <span className={styles.spacer} />
          <span aria-live="polite">
            {preview.error !== undefined && <span className={styles.bad}>{refusalWords(preview.error)}</span>}
            {preview.isPending && <span className={faint}>{t('judging')}</span>}
            {verdict && (
              <>
                <span className={styles.good}>{t('willBeDone', { count: accepted, number: number(accepted) })}</span>
                {verdict.refused > 0 && (
                  <>
                    {', '}
                    <span className={styles.bad}>
                      {t('willBeRefused', { count: verdict.refused, number: number(verdict.refused) })}
                    </span>
                  </>
                )}
              </>
            )}
          </span>
          {verdict && <TextLink onPress={() => setDialog('preview')}>{t('preview')}</TextLink>}
          <Button
            variant={description?.tone === 'danger' ? 'danger' : 'primary'}
            icon={iconNamed(description?.icon ?? '')}
            label={t('doNumber', { verb: words.verb(event), number: number(accepted) })}
            disabledReason={accepted === 0 ? t(verdict ? 'noneAccepted' : 'judging') : undefined}
            onPress={() => (needsForm ? setDialog('form') : void start({}))}
          />
        </>
      )}
      {dialog === 'preview' && preview.rows && (
        <BulkPreview rows={preview.rows} verb={words.verb(event)} entity={entity} onClose={() => setDialog(null)} />
      )}
      {dialog === 'form' && (
        <EventDialog
          entity={entity}
          event={event}
          subject={t('selected', { count: accepted, number: number(accepted) })}
          pickers={pickers}
          confirmLabel={t('doNumber', { verb: words.verb(event), number: number(accepted) })}
          onClose={() => setDialog(null)}
          onSend={async (payload) => void start(payload)}
        />
      )}
    </section>
  );
}

function ellipsis(verb: string, description: Parameters<typeof asks>[0] | undefined): string {
  return description && asks(description) ? `${verb}…` : verb;
}
