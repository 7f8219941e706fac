import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import * as field from '../../../ui/Field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { danger } from '../../../ui/text.css.ts';
import { shownDraft, useDesignerPart } from '../document/designer.store.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { useCalled } from '../node/short-title.hook.ts';
import { nodeChoices } from './choices.data.ts';
import * as styles from './inspector.css.ts';
import { Picker } from './Picker.tsx';

interface NodePickerProps {
  label: string;
  value: string | null;
  /** A node that cannot be meant. */
  except: string | null;
  locked: string | undefined;
  /** What it is called when no node is chosen. */
  none?: string;
  onChange: (uuid: string | null) => void;
}

/** A choice among all nodes, or none. The list is only made while it is open: a menu has thousands. */
export function NodePicker({ label, value, except, locked, none, onChange }: NodePickerProps) {
  const { t } = useTranslation('ivrInspector');
  const called = useCalled();
  const noNode = none ?? t('none');
  const [isOpen, setOpen] = useState(false);
  const draft = useDesignerPart(shownDraft);
  const chosen = value === null ? undefined : draft.nodes.get(value);
  const words = value === null ? noNode : chosen ? called(chosen.title) : t('gone');
  return (
    <Popover
      label={label}
      isOpen={isOpen && locked === undefined}
      onOpenChange={setOpen}
      trigger={
        <Button
          className={`${field.control} ${field.trigger} ${styles.pickedNode}`}
          aria-label={`${label}: ${words}`}
          aria-disabled={locked !== undefined || undefined}
        >
          <bdi className={chosen || value === null ? field.value : `${field.value} ${danger}`}>
            {chosen?.title ? <MenuTitle title={chosen.title} lines={2} /> : words}
          </bdi>
          <Icon of={ChevronDown} small className={field.mark} />
        </Button>
      }
    >
      <Choices
        label={label}
        draft={draft}
        value={value}
        except={except}
        none={noNode}
        onChoose={(uuid) => {
          onChange(uuid);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

interface ChoicesProps {
  label: string;
  draft: Draft;
  value: string | null;
  except: string | null;
  none: string;
  onChoose: (uuid: string | null) => void;
}

function Choices({ label, draft, value, except, none, onChoose }: ChoicesProps) {
  const called = useCalled();
  const options = useMemo(() => nodeChoices(draft, except, called), [draft, except, called]);
  return (
    <Picker
      label={label}
      options={[{ value: NONE, label: none }, ...options]}
      mode="single"
      chosen={[value ?? NONE]}
      onChoose={([uuid]) => onChoose(uuid === undefined || uuid === NONE ? null : uuid)}
    />
  );
}

const NONE = 'none';
