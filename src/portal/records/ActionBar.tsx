import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EventVerdict } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Menu } from '../ui/Menu.tsx';
import { asks } from './event.form.ts';
import * as styles from './record.css.ts';
import { useWorkflowWords } from './words.ts';

interface ActionBarProps {
  entity: Entity;
  state: string;
  order: readonly string[];
  verdicts: readonly EventVerdict[];
  onStart: (event: string) => void;
}

const MOST_BUTTONS = 5;

/** The events of a record: possible ones first, those near at hand with the reason why not, the rest under "more". */
export function ActionBar({ entity, state, order, verdicts, onStart }: ActionBarProps) {
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  const { events } = workflowOf(entity);
  const known = order.flatMap((event) => verdicts.find((verdict) => verdict.event === event) ?? []);
  const near = known.filter(({ enabled, denial }) => enabled || denial?.kind === 'guard');
  const next = known.filter((verdict) => !near.includes(verdict) && isNext(verdict, near, state, entity));
  const shown = order.filter((event) => [...near, ...next].some((one) => one.event === event)).slice(0, MOST_BUTTONS);
  const rest = verdicts.filter(({ event }) => !shown.includes(event));
  const primary = shown.find((event) => verdicts.find((one) => one.event === event)?.enabled);
  return (
    <div className={styles.actions} role="group" aria-label={t('actions')}>
      {shown.map((event) => {
        const verdict = verdicts.find((one) => one.event === event);
        const description = events[event];
        if (!verdict || !description) return null;
        return (
          <Button
            key={event}
            label={asks(description) && description.reason ? `${words.verb(event)}…` : words.verb(event)}
            icon={iconNamed(description.icon)}
            directional={description.icon.startsWith('undo')}
            variant={description.tone === 'danger' ? 'danger' : event === primary ? 'primary' : 'secondary'}
            disabledReason={words.denial(verdict, state)}
            onPress={() => onStart(event)}
          />
        );
      })}
      {rest.length > 0 && (
        <Menu
          label={t('moreActions')}
          placement="bottom end"
          trigger={<IconButton variant="secondary" icon={Ellipsis} label={t('moreActions')} />}
          entries={rest.map((verdict) => ({
            id: verdict.event,
            label: words.verb(verdict.event),
            icon: iconNamed(events[verdict.event]?.icon ?? ''),
            disabledReason: words.denial(verdict, state),
            onAction: () => onStart(verdict.event),
          }))}
        />
      )}
    </div>
  );
}

/** The step after one that can be taken or only waits for a condition is shown too, so that the way ahead can be seen. */
function isNext(verdict: EventVerdict, near: readonly EventVerdict[], state: string, entity: Entity): boolean {
  const { picture, events } = workflowOf(entity);
  const edges = picture?.edges ?? [];
  const undoing = new Set(Object.values(events).map(({ undo }) => undo));
  const targets = edges
    .filter(({ event, from }) => from.includes(state) && !undoing.has(event) && near.some((one) => one.event === event))
    .map(({ to }) => to);
  const [from, ...others] =
    edges.find(({ event, from: sources }) => event === verdict.event && targets.includes(sources[0] ?? ''))?.from ?? [];
  return verdict.denial?.kind === 'state' && from !== undefined && from !== state && others.length === 0;
}
