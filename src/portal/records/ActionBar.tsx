import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../../../machines/pictures.ts';
import type { EventVerdict } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Menu } from '../ui/Menu.tsx';
import { useSmall } from '../ui/small.hook.ts';
import { asks } from '../workflow/event.form.ts';
import type { EventKey } from '../workflow/permitted-keys.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './record.css.ts';

interface ActionBarProps {
  entity: Entity;
  state: string;
  order: readonly string[];
  verdicts: readonly EventVerdict[];
  /** The letters of the events, as far as this person may press them. */
  keys: readonly EventKey[];
  denialOf: (event: string) => string | undefined;
  onStart: (event: string) => void;
}

const MAX_BUTTONS = 5;
const MAX_BUTTONS_SMALL = 2;
/** What an event looks like that brings a record nearer to its end; putting off, ending and taking back never stand out. */
const LEADS_ON: ReadonlySet<string> = new Set(['accent', 'accentStrong', 'accentSolid', 'info', 'other']);

/** The events of a record: possible ones first, those near at hand with the reason why not, the rest under "more". */
export function ActionBar({ entity, state, order, verdicts, keys, denialOf, onStart }: ActionBarProps) {
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  const isSmall = useSmall();
  const { events } = workflowOf(entity);
  const known = order.flatMap((event) => verdicts.find((verdict) => verdict.event === event) ?? []);
  const near = known.filter(({ enabled, denial }) => enabled || denial?.kind === 'guard');
  const next = known.filter((verdict) => !near.includes(verdict) && isNext(verdict, near, state, entity));
  const wanted = order.filter((event) => [...near, ...next].some((one) => one.event === event)).slice(0, MAX_BUTTONS);
  const primary = wanted.find(
    (event) => verdicts.find((one) => one.event === event)?.enabled && LEADS_ON.has(events[event]?.tone ?? 'neutral'),
  );
  const shown = isSmall ? firstOf(wanted, primary) : wanted;
  const rest = verdicts.filter(({ event }) => !shown.includes(event));
  // Where there is no room there is hardly a keyboard.
  const letterOf = ({ event, enabled }: EventVerdict) =>
    (!isSmall && enabled && keys.find((one) => one.event === event)?.key.toUpperCase()) || undefined;
  return (
    <div className={styles.actions} role="group" aria-label={t('actions')} data-steps="">
      {shown.map((event) => {
        const verdict = verdicts.find((one) => one.event === event);
        const description = events[event];
        if (!verdict || !description) return null;
        const letter = letterOf(verdict);
        return (
          <Button
            key={event}
            label={asks(description) && description.reason ? `${words.verb(event)}…` : words.verb(event)}
            icon={iconNamed(description.icon)}
            directional={description.icon.startsWith('undo')}
            variant={description.tone === 'danger' ? 'danger' : event === primary ? 'primary' : 'secondary'}
            {...(letter && { hotkey: letter, 'aria-keyshortcuts': letter })}
            disabledReason={denialOf(event)}
            onPress={() => onStart(event)}
          />
        );
      })}
      {rest.length > 0 && (
        <Menu
          label={t('moreActions')}
          placement="bottom end"
          trigger={<IconButton variant="secondary" icon={Ellipsis} label={t('moreActions')} />}
          entries={rest.map((verdict) => {
            const letter = letterOf(verdict);
            return {
              id: verdict.event,
              label: words.verb(verdict.event),
              icon: iconNamed(events[verdict.event]?.icon ?? ''),
              ...(letter && { shortcut: letter }),
              disabledReason: denialOf(verdict.event),
              onAction: () => onStart(verdict.event),
            };
          })}
        />
      )}
    </div>
  );
}

/** What leads on is among the few buttons of a small window, whatever comes before it. */
function firstOf(wanted: readonly string[], primary: string | undefined): string[] {
  const others = wanted.filter((event) => event !== primary);
  const kept = primary === undefined ? others : [primary, ...others];
  return kept.slice(0, MAX_BUTTONS_SMALL);
}

/** The step after one that can be taken or only waits for a condition is shown too, so that the way ahead can be seen. */
function isNext(verdict: EventVerdict, near: readonly EventVerdict[], state: string, entity: Entity): boolean {
  const { events } = workflowOf(entity);
  const { edges } = pictureOf(entity);
  const undoing = new Set(Object.values(events).map(({ undo }) => undo));
  const targets = edges
    .filter(({ event, from }) => from.includes(state) && !undoing.has(event) && near.some((one) => one.event === event))
    .flatMap(({ to }) => to);
  const [from, ...others] =
    edges.find(({ event, from: sources }) => event === verdict.event && targets.includes(sources[0] ?? ''))?.from ?? [];
  const leadsOn = LEADS_ON.has(events[verdict.event]?.tone ?? 'neutral');
  return leadsOn && verdict.denial?.kind === 'state' && from !== undefined && from !== state && others.length === 0;
}
