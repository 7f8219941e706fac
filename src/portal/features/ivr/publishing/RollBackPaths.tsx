import { useMemo } from 'react';
import { type Draft, sourceOf } from '../../../../../machines/ivr/draft/draft.ts';
import type { MenuSource } from '../../../../../machines/ivr/menu.ts';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { useWork } from '../background/work.hook.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import { PathRows } from './PathRows.tsx';
import * as styles from './publish.css.ts';
import { useSource } from './publish.data.ts';

interface RollBackPathsProps {
  /** The revision that is to be live again. */
  name: string;
  number: number;
  live: number | undefined;
}

/** What callers come to differently once an earlier revision is live again. */
export function RollBackPaths({ name, number, live }: RollBackPathsProps) {
  const before = useDesignerPart((state) => state.live);
  const { data } = useSource(number);
  return (
    <div className={styles.alone}>
      {before && data ? (
        <Compared before={before} after={data.source} name={name} live={live} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </div>
  );
}

interface ComparedProps extends Pick<RollBackPathsProps, 'name' | 'live'> {
  before: Draft;
  after: MenuSource;
}

function Compared({ before, after, name, live }: ComparedProps) {
  const context = useDesignerPart((state) => state.context);
  const menus = useMemo(() => ({ before: sourceOf(before, context), after }), [before, context, after]);
  const { output, isCurrent } = useWork('compare', menus);
  if (!output || !isCurrent) return <SkeletonLines lines={6} />;
  return <PathRows changes={output.changes} pieces={output.pieces} of={output.paths} live={live} after={name} />;
}
