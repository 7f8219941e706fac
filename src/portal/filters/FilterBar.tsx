import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { walkByArrows, walkByLetters } from '../ui/arrow-keys.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Popover } from '../ui/Popover.tsx';
import { h4 } from '../ui/text.css.ts';
import { FilterEditor, useFilterWords } from './FilterEditor.tsx';
import * as styles from './filter.css.ts';
import { type Filter, type FilterValues, parametersOf } from './filter.ts';

interface FilterBarProps {
  filters: readonly Filter[];
  namespace: string;
  values: FilterValues;
  onChange: (name: string, values: readonly string[]) => void;
  onRemove: (filter: Filter) => void;
  /** Where a key opens it too. */
  opening?: { isOpen: boolean; onOpenChange: (open: boolean) => void };
}

/** The filters in force as chips, and the way to another one. */
export function FilterBar({ filters, namespace, values, onChange, onRemove, opening }: FilterBarProps) {
  const { t } = useTranslation(['lists', namespace]);
  const [adding, setAdding] = useState<string | null>(null);
  const [isOpenHere, setOpenHere] = useState(false);
  const { isOpen, onOpenChange } = opening ?? { isOpen: isOpenHere, onOpenChange: setOpenHere };
  const inForce = filters.filter((filter) => parametersOf(filter).some((name) => values[name]));
  const others = filters.filter((filter) => !inForce.includes(filter) || filter.key === adding);
  const added = filters.find(({ key }) => key === adding);
  if (filters.length === 0) return null;
  return (
    <>
      {inForce.map((filter) => (
        <FilterChip key={filter.key} {...{ filter, namespace, values, onChange }} onRemove={() => onRemove(filter)} />
      ))}
      <Popover
        label={t('addFilter')}
        isOpen={isOpen}
        onOpenChange={(open) => {
          onOpenChange(open);
          if (!open) setAdding(null);
        }}
        trigger={<Button shrinks variant="quiet" icon={ListFilter} label={t('filter')} />}
      >
        {added ? (
          <FilterEditor {...{ namespace, values, onChange }} filter={added} />
        ) : (
          <div
            className={styles.choices}
            role="group"
            aria-label={t('addFilter')}
            onKeyDown={(event) => {
              walkByArrows(event);
              walkByLetters(event);
            }}
          >
            <h2 className={h4}>{t('addFilter')}</h2>
            {others.map(({ key }, place) => (
              <Button
                key={key}
                variant="quiet"
                autoFocus={place === 0}
                label={t(`${namespace}:filters.${key}`)}
                onPress={() => setAdding(key)}
              />
            ))}
          </div>
        )}
      </Popover>
    </>
  );
}

interface FilterChipProps extends Omit<FilterBarProps, 'filters' | 'onRemove' | 'opening'> {
  filter: Filter;
  onRemove: () => void;
}

function FilterChip({ filter, namespace, values, onChange, onRemove }: FilterChipProps) {
  const { t } = useTranslation(namespace);
  const words = useFilterWords(filter, namespace, values);
  const name = t(`filters.${filter.key}`);
  return (
    <Popover label={name} trigger={<Chip name={name} value={words} onRemove={onRemove} />}>
      <FilterEditor {...{ filter, namespace, values, onChange }} />
    </Popover>
  );
}
