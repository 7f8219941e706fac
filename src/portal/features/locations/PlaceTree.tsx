import { ChevronRight } from 'lucide-react';
import { Collection } from 'react-aria-components/Collection';
import { Button, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { titleOf } from '../../title-of.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './locations.css.ts';
import type { Branch } from './locations.tree.ts';

interface PlaceTreeProps {
  branches: readonly Branch[];
  expanded: ReadonlySet<string>;
  onExpand: (expanded: ReadonlySet<string>) => void;
}

/** Arrows walk and open it, letters find a name in it. */
export function PlaceTree({ branches, expanded, onExpand }: PlaceTreeProps) {
  const { t } = useTranslation('locations');
  return (
    <Tree
      aria-label={t('title')}
      className={styles.tree}
      items={branches}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
    >
      {(branch) => <PlaceItem branch={branch} level={0} />}
    </Tree>
  );
}

const LEVELS = ['districts', 'tehsils'] as const;

function PlaceItem({ branch, level }: { branch: Branch; level: number }) {
  const { t } = useTranslation('locations');
  const { number } = useFormat();
  const { place, children } = branch;
  const name = titleOf(place);
  const inside = LEVELS[level];
  return (
    <TreeItem id={place.id} textValue={name} className={styles.item}>
      <TreeItemContent>
        {children.length > 0 && (
          <Button slot="chevron" className={styles.chevron}>
            <Icon of={ChevronRight} directional />
          </Button>
        )}
        <bdi className={styles.name}>{name}</bdi>
        {inside && (
          <span className={styles.inside}>
            {t(inside, { count: children.length, number: number(children.length) })}
          </span>
        )}
      </TreeItemContent>
      <Collection items={children.map((child) => ({ ...child, id: child.place.id }))}>
        {(child) => <PlaceItem branch={child} level={level + 1} />}
      </Collection>
    </TreeItem>
  );
}
