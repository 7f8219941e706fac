import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { LinkKind } from '../../../../../machines/ivr/menu.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Option } from '../../../ui/Option.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { danger } from '../../../ui/text.css.ts';
import * as styles from './inspector.css.ts';
import { useInspected } from './node.hook.ts';
import { Picker } from './Picker.tsx';

/** So many chips stand in a row before the rest is a number. */
const SHOWN = 6;

interface LinkChipsProps {
  kind: LinkKind;
  label: string;
  options: readonly Option[];
  isLoading?: boolean;
}

/** What a node is linked to of one kind: a chip each, and a picker for more. */
export function LinkChips({ kind, label, options, isLoading = false }: LinkChipsProps) {
  const { t } = useTranslation('ivrInspector');
  const { node, locked, link } = useInspected();
  const [showsAll, setShowsAll] = useState(false);
  const targets = node.links[kind].map(({ target }) => target);
  const shown = showsAll ? targets : targets.slice(0, SHOWN);
  return (
    <div className={styles.linkRow} role="group" aria-label={label} data-field={`links.${kind}`}>
      <span className={styles.linkLabel} aria-hidden="true">
        {label}
      </span>
      <div className={styles.chips}>
        {shown.map((target) => {
          const name = options.find(({ value }) => value === target)?.label;
          return (
            <span key={target} className={styles.chip}>
              <bdi className={name === undefined && !isLoading ? `${styles.chipName} ${danger}` : styles.chipName}>
                {name ?? (isLoading ? '…' : t('gone'))}
              </bdi>
              {locked === undefined ? (
                <Button
                  className={styles.chipCross}
                  aria-label={t('unlink', { name: name ?? t('gone') })}
                  onPress={() =>
                    link(
                      kind,
                      targets.filter((other) => other !== target),
                    )
                  }
                >
                  <Icon of={X} small />
                </Button>
              ) : (
                <span className={styles.chipEnd} />
              )}
            </span>
          );
        })}
        {targets.length > shown.length && (
          <Button
            className={`${styles.chip} ${styles.more}`}
            aria-label={t('showAll', { count: targets.length })}
            onPress={() => setShowsAll(true)}
          >
            {t('more', { count: targets.length - shown.length })}
          </Button>
        )}
        {locked === undefined && (
          <Popover
            label={label}
            trigger={
              <Button className={styles.add} aria-label={t('addTo', { what: label })}>
                <Icon of={Plus} small />
              </Button>
            }
          >
            <Picker
              label={label}
              options={options}
              mode="multiple"
              chosen={targets}
              isLoading={isLoading}
              onChoose={(chosen) => link(kind, chosen)}
            />
          </Popover>
        )}
      </div>
    </div>
  );
}
