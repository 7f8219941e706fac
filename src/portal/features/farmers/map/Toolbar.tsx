import { Download, Magnet, MousePointer2, Pentagon, Redo2, Ruler, Scissors, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fileNameOf, saveFile } from '../../../file.ts';
import { useFormat } from '../../../format.ts';
import type { Engine } from '../../../map/engine.ts';
import type { Place } from '../../../map/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { LAND_FILES } from '../land-text/write.ts';
import type { Boundary } from './boundary.hook.ts';
import type { Drawn } from './drawn.hook.ts';
import * as styles from './farm-map.css.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import type { Tool } from './tools.ts';

interface ToolbarProps {
  tool: Tool;
  setTool: (tool: Tool) => void;
  boundary: Boundary;
  drawn: Drawn;
  isSnapping: boolean;
  setSnapping: (on: boolean) => void;
  refusal: string | undefined;
  engine: Engine | null;
  tehsils: readonly Place[];
  title: string;
}

const KINDS = ['geojson', 'kml', 'gpx'] as const;

/** What the pointer does, what was done, and where to look. */
export function Toolbar(props: ToolbarProps) {
  const { tool, setTool, boundary, drawn, isSnapping, setSnapping, refusal, engine, tehsils, title } = props;
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const { shape } = boundary.measured;
  const why = refusal ?? (engine ? undefined : t('map.noWebGl'));
  const save = (kind: keyof typeof LAND_FILES) => {
    const { type, write } = LAND_FILES[kind];
    if (shape) saveFile(new Blob([write(shape, title)], { type }), fileNameOf(title, kind));
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('map.tools')}>
      <SegmentedControl
        label={t('map.tool')}
        shrinks
        value={tool}
        onChange={(chosen) => (chosen === 'draw' && why ? undefined : setTool(chosen))}
        options={[
          { value: 'move', label: t('map.move'), icon: MousePointer2 },
          { value: 'draw', label: t('map.draw'), icon: Pentagon },
          { value: 'measure', label: t('map.measure'), icon: Ruler },
          { value: 'cut', label: t('map.split.tool'), icon: Scissors },
        ]}
      />
      <IconButton
        icon={Magnet}
        label={t('map.snap')}
        aria-keyshortcuts="S"
        isPressed={isSnapping}
        onPress={() => setSnapping(!isSnapping)}
      />
      <IconButton
        icon={Undo2}
        directional
        label={t('map.undo')}
        aria-keyshortcuts="Control+Z"
        disabledReason={refusal ?? (drawn.isBegun || boundary.done > 0 ? undefined : t('map.nothingDone'))}
        onPress={() => drawn.back() || boundary.undo()}
      />
      <IconButton
        icon={Redo2}
        directional
        label={t('map.redo')}
        aria-keyshortcuts="Control+Shift+Z"
        disabledReason={refusal ?? (boundary.taken === 0 ? t('map.nothingTakenBack') : undefined)}
        onPress={boundary.redo}
      />
      <output className={styles.steps}>
        {t('map.steps', { count: boundary.done, number: number(boundary.done) })}
      </output>
      <span className={styles.spacer} />
      {engine && <PlaceSearch engine={engine} tehsils={tehsils} />}
      <Menu
        label={t('map.save')}
        placement="bottom end"
        trigger={
          <Button
            icon={Download}
            label={t('map.save')}
            shrinks
            disabledReason={shape ? undefined : t('map.nothingDrawn')}
          />
        }
        entries={KINDS.map((kind) => ({ id: kind, label: LAND_FILES[kind].label, onAction: () => save(kind) }))}
      />
    </div>
  );
}
