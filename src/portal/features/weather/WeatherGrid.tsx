import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type WeatherField, weatherFields } from '../../../../machines/weather/weather.values.ts';
import type { IconCode } from '../../../../machines/weather/weather.words.ts';
import { titleOf } from '../../title-of.ts';
import { Icon } from '../../ui/Icon.tsx';
import { hidden } from '../../ui/text.css.ts';
import type { useGrid } from './grid.hook.ts';
import * as styles from './weather.css.ts';
import { type CellFault, type Edits, isChanged, shownIn, textOf, type WeatherRow } from './weather.edits.ts';
import { skyIcons } from './weather.icons.ts';
import { useValueWords } from './weather.words.hook.ts';

interface WeatherGridProps {
  grid: ReturnType<typeof useGrid>;
  rows: readonly WeatherRow[];
  columns: readonly WeatherField[];
  edits: Edits;
  faults: ReadonlyMap<string, ReadonlyMap<WeatherField, CellFault>>;
  rowHeading: string;
  label: string;
}

/** Forecasts by place or hour, to be changed cell by cell: what differs from the forecast says both. */
export function WeatherGrid({ grid, rows, columns, edits, faults, rowHeading, label }: WeatherGridProps) {
  const { t } = useTranslation('weather');
  const { table, active, onKeyDown, onCopy, onPaste } = grid;
  return (
    <table
      ref={table}
      className={styles.grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPaste={onPaste}
    >
      <thead>
        <tr>
          <th scope="col">{rowHeading}</th>
          {columns.map((field) => (
            <th key={field} scope="col" data-kind={weatherFields[field].kind} title={t(`fields.${field}`)}>
              <span aria-hidden>{t(`heads.${field}`)}</span>
              <span className={hidden}>{t(`fields.${field}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.key} aria-rowindex={index + 2}>
            <th scope="row">
              <bdi>{row.title}</bdi>
            </th>
            {columns.map((field, column) => (
              <GridCell
                key={field}
                {...{ grid, row, field }}
                place={{ row: index, column }}
                isActive={active.row === index && active.column === column}
                typed={edits.get(row.key)?.typed}
                fault={faults.get(row.key)?.get(field)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GridCellProps {
  grid: ReturnType<typeof useGrid>;
  row: WeatherRow;
  field: WeatherField;
  place: { row: number; column: number };
  isActive: boolean;
  typed: ReadonlyMap<WeatherField, string> | undefined;
  fault: CellFault | undefined;
}

function GridCell({ grid, row, field, place, isActive, typed, fault }: GridCellProps) {
  const { t } = useTranslation('weather');
  const wordOf = useValueWords();
  const { isChosen, typing, setTyping, keep, go } = grid;
  const text = shownIn(row, field, typed);
  const forecast = textOf(row.forecast[field]);
  const isOther = isChanged(row, field, typed);
  const kind = weatherFields[field].kind;
  const isTyping = isActive && typing !== null;
  const icon = field === 'iconCode' ? skyIcons[text as IconCode] : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the whole table do it
    <td
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-cell={`${place.row} ${place.column}`}
      data-kind={kind}
      data-field={field}
      data-other={isOther || undefined}
      data-unsaved={typed?.has(field) || undefined}
      data-chosen={isChosen(place) || undefined}
      data-active={isActive || undefined}
      data-fault={fault ? true : undefined}
      aria-selected={isChosen(place)}
      aria-invalid={fault ? true : undefined}
      onClick={(event) => !isTyping && go(place, event.shiftKey)}
      onDoubleClick={() => setTyping(text)}
    >
      {isTyping ? (
        <CellField
          {...{ field, typing, setTyping }}
          onKeep={keep}
          onDone={() => go({ ...place, row: place.row + 1 })}
        />
      ) : (
        <>
          {fault && <Icon of={CircleX} small />}
          {isOther && (kind === 'number' || typed?.has(field)) && (
            <>
              <s>{wordOf(field, forecast)}</s> <span className={hidden}>{t('changedTo')}</span>
            </>
          )}
          {icon && <Icon of={icon} />} <span>{wordOf(field, text)}</span>
        </>
      )}
    </td>
  );
}

interface CellFieldProps {
  field: WeatherField;
  typing: string;
  setTyping: (text: string) => void;
  onKeep: (text: string) => void;
  /** Enter: on to the cell below. */
  onDone: () => void;
}

/** Where a value is typed or chosen. Leaving it keeps what is there. */
function CellField({ field, typing, setTyping, onKeep, onDone }: CellFieldProps) {
  const { t } = useTranslation('weather');
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const described = weatherFields[field];
  useEffect(() => {
    input.current?.focus();
  }, []);
  const shared = {
    ref: input,
    className: styles.cellField,
    'aria-label': t(`fields.${field}`),
    value: typing,
    onBlur: () => onKeep(typing),
    onKeyDown: (event: { key: string; preventDefault: () => void; stopPropagation: () => void }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      onKeep(typing);
      onDone();
    },
  };
  if (described.kind === 'number') {
    return (
      <input {...shared} inputMode="decimal" dir="ltr" onChange={(event) => setTyping(event.currentTarget.value)} />
    );
  }
  return (
    <select {...shared} onChange={(event) => setTyping(event.currentTarget.value)}>
      {described.words.map((word) => (
        <option key={word.code} value={word.code}>
          {titleOf(word)}
        </option>
      ))}
    </select>
  );
}
