import { memo, useMemo } from 'react';
import { rootOf } from '../../../../machines/ivr/draft.ts';
import { clipped, familyPath, roundedPath, routeBetween } from '../../canvas/lines.ts';
import { type Area, CARD, familiesIn, type Scene } from '../../canvas/scene.ts';
import * as styles from './canvas.css.ts';
import { useDesignerPart } from './designer.store.ts';
import { linkRoutes, linksOf } from './links.ts';
import type { MenuScene } from './scene.hook.ts';

const CHECK = 'm-3 0 2 2.2 4-4.4';
const CROSS = 'M-2.4-2.4l4.8 4.8M2.4-2.4l-4.8 4.8';

interface MenuLinesProps {
  drawing: MenuScene;
  area: Area;
  isMirrored: boolean;
}

/** Every line that touches the area: parents to children, success and failed, and the way of the simulated call. */
export const MenuLines = memo(function MenuLines({ drawing, area, isMirrored }: MenuLinesProps) {
  const { draft, scene, layout } = drawing;
  const links = useMemo(() => linksOf(draft.nodes), [draft.nodes]);
  const families = useMemo(() => familiesIn(scene, area), [scene, area]);
  const routes = useMemo(() => linkRoutes(scene, draft, links, area), [scene, draft, links, area]);
  const walk = useDesignerPart((state) => state.walk);
  const root = rootOf(draft);
  const start = root && scene.places.get(root.childNodeUuid);
  const bottom = area.y + area.height;
  return (
    <svg className={styles.under} width={1} height={1} aria-hidden="true">
      <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
        <g className={walk.length > 0 ? styles.faded : undefined}>
          {start && (
            <>
              <path className={styles.child} d={`M100 ${layout.top - 20}V${start.y - 4}`} />
              <circle className={styles.port} cx={100} cy={layout.top - 24} r={3.5} />
              <path className={styles.arrow.child} d={`M96 ${start.y - 7}h8L100 ${start.y}z`} />
            </>
          )}
          {families.map((family) => (
            <path key={family.parent} className={styles.child} d={familyPath(family, area.y, bottom)} />
          ))}
          {routes.map(({ link, route }) => (
            <g key={`${link.from} ${link.kind}`} data-link={link.kind}>
              <path className={styles.route[link.kind]} d={roundedPath(clipped(route.points, area))} />
              <path className={styles.arrow[link.kind]} d="M0-3.5 7 0 0 3.5z" transform={arrowAt(route.points)} />
              <g transform={`translate(${route.mark.x} ${route.mark.y}) scale(${isMirrored ? -1 : 1} 1)`}>
                <circle className={styles.disc[link.kind]} r={7} />
                <path className={styles.glyph[link.kind]} d={link.kind === 'success' ? CHECK : CROSS} />
              </g>
            </g>
          ))}
        </g>
        {walk.length > 1 && <path className={styles.walked} d={walkedPath(scene, draft, walk)} />}
      </g>
    </svg>
  );
});

function arrowAt(points: readonly { x: number; y: number }[]): string {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (!before || !end) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x) * (180 / Math.PI);
  return `translate(${end.x} ${end.y}) rotate(${Math.round(angle)}) translate(-4 0)`;
}

/** The way of a call from node to node: down a family's line, or as a link runs. */
function walkedPath(scene: Scene, draft: MenuScene['draft'], walk: readonly { uuid: string; step: number }[]): string {
  const steps = [...walk].sort((a, b) => a.step - b.step);
  return steps
    .slice(1)
    .map(({ uuid }, index) => {
      const before = steps[index]?.uuid ?? '';
      const [from, to] = [scene.places.get(before), scene.places.get(uuid)];
      if (!from || !to || before === uuid) return '';
      if (draft.nodes.get(uuid)?.parentNodeUuid !== before) return roundedPath(routeBetween(scene, from, to, 1).points);
      const child = { parent: before, from, children: [{ id: uuid, at: to }], top: 0, bottom: 0 };
      return familyPath(child, to.y, to.y + CARD.height);
    })
    .join('');
}
