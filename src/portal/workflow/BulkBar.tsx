import { Ellipsis, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Menu } from '../ui/Menu.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { faint, strong } from '../ui/text.css.ts';
import type { BulkAction } from './bulk.action.ts';
import * as styles from './bulk.css.ts';
import { type BulkTarget, useBulk } from './bulk.hook.ts';
import { planOf, untickedOf } from './bulk.ts';
import { asks } from './event.form.ts';
import { useWorkflowWords } from './words.ts';

interface BulkBarProps {
  entity: Entity;
  actions: readonly BulkAction[];
  /** Which of them may be chosen unasked: the first that can be done with one of the records is. */
  ready: readonly string[];
  target: BulkTarget;
  /** How many are chosen, and how many could be. */
  count: number;
  total: number;
  isAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onStart: (action: BulkAction) => void;
}

/** So many events stand in the bar itself. */
const NEAR = 3;

/** What can be done with everything that is chosen, judged before it is asked for. */
export function BulkBar(props: BulkBarProps) {
  const { entity, actions, ready, target, count, total, isAll, onSelectAll, onClear, onStart } = props;
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const words = useWorkflowWords(entity);
  const refusalWords = useErrorWords();
  const { events } = workflowOf(entity);
  const about = JSON.stringify(target);
  const [chosen, setChosen] = useState<string>();
  const [inVain, setInVain] = useState<{ about: string; keys: readonly string[] }>({ about, keys: [] });
  const passed = inVain.about === about ? inVain.keys : [];
  const key = chosen ?? ready.find((one) => !passed.includes(one)) ?? '';
  const action = actions.find((one) => one.key === key);
  const { rows, isJudging, error } = useBulk(entity, action, target);
  const isVain = chosen === undefined && !isJudging && rows?.every(({ outcome }) => outcome !== 'accepted') === true;
  if (isVain) setInVain({ about, keys: [...passed, key] });
  const plan = rows && planOf(rows, untickedOf(rows, new Map(), action?.isDangerous), action?.isDangerous);
  const names = actions.map((one) => one.key);
  const near =
    key === '' || names.slice(0, NEAR).includes(key) ? names.slice(0, NEAR) : [...names.slice(0, NEAR - 1), key];
  const far = names.filter((name) => !near.includes(name));
  const wordsOf = (name: string) => ellipsis(words.verb(name), events[name]);

  return (
    <section className={styles.bar} aria-label={t('selected', { count, number: number(count) })}>
      <span className={strong}>{t('selected', { count, number: number(count) })}</span>
      {!isAll && total > count && (
        <TextLink onPress={onSelectAll}>{t('selectAllMatching', { number: number(total) })}</TextLink>
      )}
      <IconButton icon={X} label={t('clearSelection')} onPress={onClear} />
      <span className={styles.line} />
      <SegmentedControl
        label={t('action')}
        value={key}
        onChange={setChosen}
        options={near.map((name) => ({
          value: name,
          label: wordsOf(name),
          ...(name === key && { icon: iconNamed(events[name]?.icon ?? '') }),
        }))}
      />
      {far.length > 0 && (
        <Menu
          label={t('moreBulk')}
          placement="top start"
          trigger={<IconButton icon={Ellipsis} label={t('moreBulk')} />}
          entries={far.map((name) => ({
            id: name,
            label: wordsOf(name),
            icon: iconNamed(events[name]?.icon ?? ''),
            onAction: () => setChosen(name),
          }))}
        />
      )}
      <span className={styles.spacer} />
      <span aria-live="polite">
        {error !== undefined && <span className={styles.bad}>{refusalWords(error)}</span>}
        {action && isJudging && error === undefined && <span className={faint}>{t('judging')}</span>}
        {plan && !isJudging && (
          <>
            <span className={styles.good}>
              {t(rows.some(({ lacks }) => lacks) ? 'couldBeDone' : 'willBeDone', {
                count: plan.ids.length,
                number: number(plan.ids.length),
              })}
            </span>
            {plan.replayed > 0 && `, ${t('doneAlready', { number: number(plan.replayed) })}`}
            {plan.refused > 0 && (
              <>
                {', '}
                <span className={styles.bad}>
                  {t('willBeRefused', { count: plan.refused, number: number(plan.refused) })}
                </span>
              </>
            )}
          </>
        )}
      </span>
      {action && (
        <Button
          variant={plan?.ids.length === 0 ? 'secondary' : action.isDangerous ? 'danger' : 'primary'}
          icon={iconNamed(events[action.event]?.icon ?? '')}
          label={`${t('doNumber', { verb: action.verb, number: number(plan?.ids.length ?? 0) })}…`}
          disabledReason={isJudging ? t('judging') : undefined}
          onPress={() => onStart(action)}
        />
      )}
    </section>
  );
}

function ellipsis(verb: string, description: Parameters<typeof asks>[0] | undefined): string {
  return description && asks(description) ? `${verb}…` : verb;
}
