import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { CircleX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, GUTTER } from '../../../canvas/scene.ts';
import { fitting, mirrored, shownArea } from '../../../canvas/viewport.ts';
import { useFormat } from '../../../format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useDesignerPart } from '../document/designer.store.ts';
import { keyOf } from '../node/node.words.ts';
import { useShortTitle } from '../node/short-title.hook.ts';
import type { MenuScene } from '../scene/scene.hook.ts';
import * as styles from './branches.css.ts';
import { type Branch, type BranchSum, branchesAt, branchSums, NAMED } from './branches.ts';
import { cornerOf } from './corner.size.ts';

/** From this height and width on a block says what it holds, below its name. */
const ROOMY = { width: 110, height: 44 };
const LINE = 20;

/** The menu from far away as a map: each branch a block with its name and what it holds; pressing one goes there. */
export function BranchMap({ drawing, isMirrored }: { drawing: MenuScene; isMirrored: boolean }) {
  const { draft, scene } = drawing;
  const problems = useDesignerPart((state) => state.problems);
  const muted = useDesignerPart((state) => state.muted);
  const zoom = useStore(({ transform }) => transform[2]);
  const shown = useShown(isMirrored);
  const branches = useMemo(() => branchesAt(scene, draft, zoom, shown), [scene, draft, zoom, shown]);
  const sums = useMemo(() => branchSums(draft, { problems, muted }), [draft, problems, muted]);
  const ways = (draft.children.get(null) ?? []).reduce((sum, start) => sum + (sums.get(start)?.ways ?? 0), 0);
  return (
    <Edge>
      {branches.map((branch) => (
        <Block
          key={branch.uuid}
          branch={branch}
          sum={sums.get(branch.uuid)}
          ways={ways}
          {...{ draft, zoom, isMirrored }}
        />
      ))}
    </Edge>
  );
}

/** Where the screen begins: the names of blocks that begin above it stay in sight. */
function Edge({ children }: { children: ReactNode }) {
  const top = useStore(({ transform: [, y] }) => -y);
  return <div style={{ display: 'contents', ['--screen-top' as string]: `${top}px` }}>{children}</div>;
}

interface BlockProps {
  branch: Branch;
  sum: BranchSum | undefined;
  ways: number;
  draft: MenuScene['draft'];
  zoom: number;
  isMirrored: boolean;
}

function Block({ branch, sum, ways, draft, zoom, isMirrored }: BlockProps) {
  const { t } = useTranslation('ivr');
  const format = useFormat();
  const shortTitle = useShortTitle();
  const flow = useReactFlow();
  const store = useStoreApi();
  const node = draft.nodes.get(branch.uuid);
  if (!node || !sum) return null;
  const area = isMirrored ? mirrored(branch.area) : branch.area;
  const [wide, high] = [area.width * zoom, area.height * zoom];
  const count = t('nodeCount', { count: sum.nodes, shown: format.number(sum.nodes) });
  const share = Math.round((sum.ways / Math.max(1, ways)) * 100);
  const shareWords = t('shareOfWays', { percent: format.number(share) });
  const marks = [
    sum.errors > 0 && t('has.error', { count: sum.errors }),
    sum.warnings > 0 && t('has.warning', { count: sum.warnings }),
  ].filter((mark) => mark !== false);
  const isWide = wide >= 2 * ROOMY.width;
  const isRoomy = wide >= ROOMY.width && high >= ROOMY.height;
  // What it holds stands below the name, on a line or two.
  const below = isWide ? 34 : isRoomy ? 18 : 0;
  const lines = Math.max(1, Math.floor((high - 10 - below) / LINE));
  const name = shortTitle(node.title) || t('untitled');
  const inSight = `clamp(0px, var(--screen-top) - ${area.y * zoom}px, ${Math.max(0, high - LINE - below - 10)}px)`;
  return (
    <button
      type="button"
      // The keyboard walks the tree of cards, and the outline.
      tabIndex={-1}
      className={styles.block}
      data-branch={branch.uuid}
      data-problem={sum.errors > 0 ? 'error' : undefined}
      dir={isMirrored ? 'rtl' : 'ltr'}
      title={[node.title, count, shareWords, ...marks].join(', ')}
      style={{ left: area.x, top: area.y, width: wide, height: high, transform: `scale(${1 / zoom})` }}
      onClick={() => {
        const { domNode, width, height } = store.getState();
        void flow.setViewport(fitting(area, { width, height }, cornerOf(domNode), isMirrored));
      }}
    >
      {wide >= NAMED.width && high >= NAMED.height && (
        <span className={styles.name} style={{ marginBlockStart: inSight }}>
          <span className={styles.key}>{keyOf(draft, node) ?? '–'}</span>
          <bdi className={styles.words} style={{ WebkitLineClamp: lines }}>
            {name}
          </bdi>
          {wide >= ROOMY.width && sum.errors > 0 && <Icon of={CircleX} small className={styles.error} />}
          {wide >= ROOMY.width && sum.errors === 0 && sum.warnings > 0 && (
            <Icon of={TriangleAlert} small className={styles.warning} />
          )}
        </span>
      )}
      {isRoomy && (
        <span className={styles.facts}>
          {count}
          {` · ${isWide ? shareWords : t('share', { percent: format.number(share) })}`}
          {isWide && marks.map((mark) => ` · ${mark}`)}
        </span>
      )}
    </button>
  );
}

/** What is on the screen, rounded outwards so that panning rarely changes it. */
function useShown(isMirrored: boolean): Area {
  const name = useStore(({ transform: [x, y, zoom], width, height }) => {
    const shown = shownArea({ x, y, zoom, width, height });
    const step = Math.max(GUTTER, 200 / zoom);
    const [left, top] = [Math.floor(shown.x / step) * step, Math.floor(shown.y / step) * step];
    const right = Math.ceil((shown.x + shown.width) / step) * step;
    const bottom = Math.ceil((shown.y + shown.height) / step) * step;
    return `${left} ${top} ${right - left} ${bottom - top}`;
  });
  return useMemo(() => {
    const [x = 0, y = 0, width = 0, height = 0] = name.split(' ').map(Number);
    const area = { x, y, width, height };
    return isMirrored ? mirrored(area) : area;
  }, [name, isMirrored]);
}
