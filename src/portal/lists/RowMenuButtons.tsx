import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { workflowOf } from '../../../machines/workflows.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Menu, type MenuGroup } from '../ui/Menu.tsx';
import { labelOf } from '../workflow/entity.ts';
import type { ListRow } from '../workflow/rows.ts';
import { useViewer } from '../workflow/viewer.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './grid.css.ts';
import type { CellContext, ListDescription, RowMenu } from './list.ts';
import { offeredEvents } from './row-menu.ts';

interface RowMenuButtonsProps<Row extends ListRow> {
  list: ListDescription<Row>;
  menu: RowMenu<Row>;
  row: Row;
  context: CellContext;
  onAct: (name: string, id: string) => void;
}

/** The buttons of a row and the menu of all that can be done with it; what cannot be says why. */
export function RowMenuButtons<Row extends ListRow>({ list, menu, row, context, onAct }: RowMenuButtonsProps<Row>) {
  const { entity } = list;
  const { t } = useTranslation(['lists', entity.namespace]);
  const viewer = useViewer();
  const words = useWorkflowWords(entity.workflow);
  const { events } = workflowOf(entity.workflow);
  const offered = offeredEvents(menu, entity, row, viewer).map((verdict) => ({
    ...verdict,
    icon: iconNamed(events[verdict.event]?.icon ?? ''),
    tone: events[verdict.event]?.tone,
    detail: menu.detail?.(verdict.event, row, context.format),
    reason: verdict.enabled ? undefined : words.denial(verdict, row.state),
  }));
  const keyFor = (event: string) => {
    const alternatives = menu.events.find((several) => several.includes(event)) ?? [event];
    return entity.keys?.find((one) => alternatives.includes(one.event))?.key.toUpperCase();
  };
  const groups: MenuGroup[] = [
    {
      id: 'actions',
      label: labelOf(entity, row),
      entries: menu.actions.map(({ name, key, icon }) => ({
        id: name,
        label: t(`${entity.namespace}:actions.${name}`),
        icon,
        shortcut: key.toUpperCase(),
        onAction: () => onAct(name, row.id),
      })),
    },
    {
      id: 'events',
      entries: offered.map(({ event, icon, tone, detail, reason }) => {
        const shortcut = keyFor(event);
        return {
          id: event,
          label: words.verb(event),
          icon,
          ...(detail !== undefined && { detail }),
          ...(shortcut !== undefined && { shortcut }),
          ...(tone === 'danger' && { tone }),
          ...(reason !== undefined && { disabledReason: reason }),
          onAction: () => onAct(event, row.id),
        };
      }),
    },
  ];
  return (
    // A press on one of them is no press on the row.
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no press itself, it keeps those of its buttons
    <span
      className={styles.tools}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {offered.slice(0, menu.buttons).map(({ event, icon, detail, reason }) => (
        <IconButton
          key={event}
          icon={icon}
          label={detail === undefined ? words.verb(event) : `${words.verb(event)}, ${detail}`}
          disabledReason={reason}
          onPress={() => onAct(event, row.id)}
        />
      ))}
      <Menu
        label={t('rowMenu', { label: labelOf(entity, row) })}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} label={t('rowMenu', { label: labelOf(entity, row) })} />}
        entries={groups}
      />
    </span>
  );
}
