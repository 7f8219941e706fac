import { Crosshair, Maximize, Minus, Plus, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Position } from '../../../../../machines/farmers/land/polygon.ts';
import { useFormat } from '../../../format.ts';
import type { MapState } from '../../../map/engine.hook.ts';
import type { Engine } from '../../../map/engine.ts';
import { Labels } from '../../../map/Labels.tsx';
import type { MapLabel } from '../../../map/labels.ts';
import type { Place } from '../../../map/places.ts';
import { type MapScreen, type Pixel, scaleOf } from '../../../map/screen.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { DrawnFarm } from '../farmers.data.ts';
import type { Boundary } from './boundary.hook.ts';
import { Drawing } from './Drawing.tsx';
import type { Drawn } from './drawn.hook.ts';
import * as styles from './farm-map.css.ts';
import { LayersPanel } from './LayersPanel.tsx';
import { isAstray, measured, type Outline, spotIn } from './outline.ts';
import type { Overlap } from './overlaps.ts';
import { MOST_LAND, useLandWords } from './places.hook.ts';
import { Sketches } from './Sketches.tsx';
import { StillLand } from './StillLand.tsx';
import type { Sketch } from './sketch.ts';
import type { Shown, Tool } from './tools.ts';

interface FarmMapOverProps {
  screen: MapScreen;
  state: MapState;
  engine: Engine | null;
  tool: Tool;
  boundary: Boundary;
  preview: Outline | null;
  drawn: Drawn;
  overlaps: readonly Overlap[];
  others: readonly DrawnFarm[];
  /** There are more around than are drawn. */
  isMore: boolean;
  places: readonly Place[];
  farmerId: string;
  shown: Shown;
  setShown: (shown: Shown) => void;
  isLocked: boolean;
  snap: (pixel: Pixel) => Position | null;
  onFit: () => void;
  sketches: readonly Sketch[];
}

/** All that stands over the map: names, the boundary with its handles, and what says where one is. */
export function FarmMapOver(props: FarmMapOverProps) {
  const { screen, state, engine, tool, boundary, preview, drawn, overlaps, others, places, farmerId } = props;
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const { ring, holes } = boundary.outline;
  const isDrawing = tool === 'draw' && drawn.draft.length > 0;
  const words = useLandWords(props.shown.others ? others : [], places, farmerId);
  const acresWords = (acres: number) => t('farmers:acres', { number: number(Math.round(acres * 10) / 10) });
  const labels: MapLabel[] =
    ring.length > 2 && !isAstray(boundary.measured.fault)
      ? [
          { key: 'drawn', at: spotIn([ring, ...holes]), lines: [acresWords(boundary.measured.acres)], tone: 'drawn' },
          ...words,
        ]
      : words;
  return (
    <>
      {screen.isStill && <StillLand screen={screen} others={others} farmerId={farmerId} />}
      <Labels screen={screen} labels={labels} />
      {!isDrawing && (
        <Drawing {...{ screen, boundary, overlaps, preview }} snap={props.snap} isLocked={props.isLocked} />
      )}
      <Sketches screen={screen} sketches={props.sketches} />
      {drawn.isCrossed && <CrossDraft screen={screen} draft={drawn.draft} />}
      {drawn.draft.length > 2 && !drawn.isCrossed && (
        <LiveTag
          screen={screen}
          at={drawn.draft.at(-1)}
          words={acresWords(measured({ ring: drawn.draft, holes: [] }).acres)}
        />
      )}
      {drawn.length > 0 && (
        <LiveTag
          screen={screen}
          at={drawn.line.at(-1)}
          words={t('map.metres', { number: number(Math.round(drawn.length)) })}
        />
      )}
      <span className={styles.note}>
        <Icon of={WifiOff} small /> {t(`map.state.${state}`)}
        {props.isMore && ` · ${t('map.notAll', { number: number(MOST_LAND) })}`}
      </span>
      {ring.length === 0 && !isDrawing && (
        <span className={styles.hint}>{t(screen.isStill || tool !== 'draw' ? 'map.pasteHint' : 'map.drawHint')}</span>
      )}
      {tool === 'draw' && engine && !props.isLocked && <CrossTools drawn={drawn} />}
      {engine && (
        <>
          <LayersPanel shown={props.shown} setShown={props.setShown} />
          <Scale screen={screen} />
          <span className={styles.zoom}>
            <IconButton
              icon={Plus}
              variant="secondary"
              label={t('map.nearer')}
              onPress={() => engine.gl.zoomIn({ duration: 0 })}
            />
            <IconButton
              icon={Minus}
              variant="secondary"
              label={t('map.further')}
              onPress={() => engine.gl.zoomOut({ duration: 0 })}
            />
            <IconButton icon={Maximize} variant="secondary" label={t('map.whole')} onPress={props.onFit} />
          </span>
        </>
      )}
    </>
  );
}

function LiveTag({ screen, at, words }: { screen: MapScreen; at: Position | undefined; words: string }) {
  if (!at) return null;
  const [x, y] = screen.project(at);
  return (
    <output className={styles.tag} style={{ left: x + 16, top: y + 12 }}>
      {words}
    </output>
  );
}

function Scale({ screen }: { screen: MapScreen }) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const { metres, pixels } = scaleOf(screen);
  const [west, south, east, north] = screen.box;
  const far = metres >= 1000;
  return (
    <span className={styles.scale}>
      <i className={styles.bar} style={{ inlineSize: pixels }} />
      <bdi>
        {far ? t('map.kilometres', { number: number(metres / 1000) }) : t('map.metres', { number: number(metres) })}
      </bdi>
      {' · '}
      {((south + north) / 2).toFixed(5)}, {((west + east) / 2).toFixed(5)}
    </span>
  );
}

/** Corners without a pointer: one where the middle of the map is. */
function CrossTools({ drawn }: { drawn: Drawn }) {
  const { t } = useTranslation('farmers');
  return (
    <span className={styles.cross}>
      {drawn.isCrossed && <Icon of={Crosshair} className={styles.crossMark} />}
      <Button icon={Crosshair} label={t('map.putHere')} aria-keyshortcuts="Space" onPress={drawn.put} />
      {drawn.isCrossed && (
        <>
          <Button label={t('map.oneBack')} onPress={() => drawn.back()} />
          <Button
            label={t('map.close')}
            variant="primary"
            disabledReason={drawn.draft.length > 2 ? undefined : t('map.threeCorners')}
            onPress={drawn.close}
          />
        </>
      )}
    </span>
  );
}

function CrossDraft({ screen, draft }: { screen: MapScreen; draft: readonly Position[] }) {
  const points = [...draft.map(screen.project), [screen.width / 2, screen.height / 2] as Pixel];
  return (
    <svg className={styles.lines} aria-hidden="true">
      <path className={styles.draft} d={`M${points.map((point) => point.join(' ')).join('L')}Z`} />
      {points.map(([x, y], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
        <circle key={place} className={styles.draftPoint} cx={x} cy={y} r={5} />
      ))}
    </svg>
  );
}
