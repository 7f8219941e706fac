import { useStore } from '@xyflow/react';
import { memo, useMemo, useState } from 'react';
import { rootOf } from '../../../../../machines/ivr/draft/draft.ts';
import { familyPath, roundedPath } from '../../../canvas/lines.ts';
import type { Line } from '../../../canvas/merged.ts';
import { type Area, CARD, familiesIn, type Scene } from '../../../canvas/scene.ts';
import { planned, pointsOf, type RoutingPlan, type Way } from '../../../canvas/trunks.ts';
import { FEW } from '../../../canvas/viewport.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import type { MenuScene } from '../scene/scene.hook.ts';
import * as styles from './canvas.css.ts';
import { useHovered } from './hover.store.ts';
import { LinkLines } from './LinkLines.tsx';
import { drawnLinks, linksOf, litLinks, stableLinks } from './links.ts';

interface MenuLinesProps {
  drawing: MenuScene;
  area: Area;
  isMirrored: boolean;
}

/** Every line that touches the area: parents to children, success and failed, and the way of the simulated call. */
export const MenuLines = memo(function MenuLines({ drawing, area, isMirrored }: MenuLinesProps) {
  const { draft, scene, layout, isApart } = drawing;
  const families = useMemo(() => familiesIn(scene, area), [scene, area]);
  const { links, lit } = useLinks(drawing);
  const walk = useDesignerPart((state) => state.walk);
  const isSmall = useStore(({ transform }) => transform[2] < FEW);
  const root = isApart ? undefined : rootOf(draft);
  const start = root && scene.places.get(root.childNodeUuid);
  const bottom = area.y + area.height;
  const isQuiet = walk.length > 0 || lit.length > 0;
  return (
    <svg className={styles.under} width={1} height={1} aria-hidden="true">
      <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
        <g className={walk.length > 0 ? styles.faded : undefined}>
          {start && (
            <>
              <path className={styles.child} d={intoStart(layout.top, start.y)} />
              <circle className={styles.port} cx={100} cy={layout.top - 24} r={3.5} />
              <path className={styles.arrow.child} d={`M96 ${start.y - 7}h8L100 ${start.y}z`} />
            </>
          )}
          {families.map((family) => (
            <path key={family.parent} className={styles.child} d={familyPath(family, area.y, bottom)} />
          ))}
        </g>
        {!isSmall && (
          <g className={isQuiet ? styles.quiet : undefined} data-links={isQuiet ? 'quiet' : 'all'}>
            <LinkLines lines={links.lines} area={area} isMirrored={isMirrored} />
          </g>
        )}
        {walk.length === 0 && lit.length > 0 && (
          <g data-links="lit">
            <LinkLines lines={lit} area={area} isMirrored={isMirrored} isLit />
          </g>
        )}
        {start && walk.some(({ uuid }) => uuid === root.childNodeUuid) && (
          <path className={styles.walked} d={intoStart(layout.top, start.y)} />
        )}
        {walk.length > 1 && <path className={styles.walked} d={walkedPath(links.plan, draft, walk)} />}
      </g>
    </svg>
  );
});

/** From the lane of welcome boxes down to the first card. */
function intoStart(top: number, start: number): string {
  return `M100 ${top - 20}V${start - 4}`;
}

function useLinks({ draft, scene }: MenuScene) {
  const all = useStableLinks(draft.nodes);
  const links = useMemo(() => drawnLinks(scene, all), [scene, all]);
  const selection = useDesignerPart((state) => state.selection);
  const hovered = useHovered();
  const lit: readonly Line[] = useMemo(() => {
    const concerned = new Set(selection);
    if (hovered !== null) concerned.add(hovered);
    return litLinks(links, draft, concerned);
  }, [links, draft, selection, hovered]);
  return { links, lit };
}

/** The same list for as long as no link has changed: what nodes are called draws no line anew. */
function useStableLinks(nodes: MenuScene['draft']['nodes']): readonly Way[] {
  const [steady] = useState(stableLinks);
  return useMemo(() => steady(linksOf(nodes)), [nodes, steady]);
}

/** The way of a call from node to node: down a family's line, or as a link runs. */
function walkedPath(
  plan: RoutingPlan,
  draft: MenuScene['draft'],
  walk: readonly { uuid: string; step: number }[],
): string {
  const { scene } = plan;
  const steps = [...walk].sort((a, b) => a.step - b.step);
  return steps
    .slice(1)
    .map(({ uuid }, index) => {
      const before = steps[index]?.uuid ?? '';
      const [from, to] = [scene.places.get(before), scene.places.get(uuid)];
      if (!from || !to || before === uuid) return '';
      if (draft.nodes.get(uuid)?.parentNodeUuid !== before) return roundedPath(wayBetween(plan, scene, before, uuid));
      const child = { parent: before, from, children: [{ id: uuid, at: to }], top: 0, bottom: 0 };
      return familyPath(child, Math.min(from.y, to.y), Math.max(from.y, to.y) + CARD.height);
    })
    .join('');
}

function wayBetween(plan: RoutingPlan, scene: Scene, from: string, to: string) {
  const way: Way = { from, to, kind: 'success' };
  return pointsOf(planned(scene, [way], plan), way);
}
