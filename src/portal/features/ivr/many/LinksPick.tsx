import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import * as field from '../../../ui/Field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Option } from '../../../ui/Option.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import * as chips from '../inspector/inspector.css.ts';
import { Picker } from '../inspector/Picker.tsx';

interface LinksPickProps {
  label: string;
  options: readonly Option[];
  isLoading: boolean;
  chosen: readonly string[];
  onChoose: (targets: readonly string[]) => void;
}

/** Some of a list, by name. */
export function LinksPick({ label, options, isLoading, chosen, onChoose }: LinksPickProps) {
  return (
    <div role="group" aria-label={label}>
      <span className={field.label} aria-hidden="true">
        {label}
      </span>
      <div className={chips.chips}>
        {chosen.map((target) => (
          <span key={target} className={chips.chip}>
            <bdi className={chips.chipName}>{options.find(({ value }) => value === target)?.label ?? '…'}</bdi>
            <span className={chips.chipEnd} />
          </span>
        ))}
        <Popover
          label={label}
          trigger={
            <Button className={chips.add} aria-label={label}>
              <Icon of={Plus} small />
            </Button>
          }
        >
          <Picker
            label={label}
            options={options}
            mode="multiple"
            chosen={chosen}
            isLoading={isLoading}
            onChoose={onChoose}
          />
        </Popover>
      </div>
    </div>
  );
}
