import { useReactFlow } from '@xyflow/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { dialogPart } from '../../dialog.part.tsx';
import { part } from '../../page.part.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { useTight } from '../../ui/small.hook.ts';
import { PageKeys } from '../../workflow/PageKeys.tsx';
import * as styles from './bars/bars.css.ts';
import { ManyChosen } from './bars/ManyChosen.tsx';
import { StateBar } from './bars/StateBar.tsx';
import { ToolBar } from './bars/ToolBar.tsx';
import { BoxesList } from './boxes/BoxesList.tsx';
import { useFitting } from './canvas/fitting.hook.ts';
import { useViewKeeping } from './canvas/kept-view.hook.ts';
import type { KeptView } from './canvas/kept-view.ts';
import { MenuCanvas } from './canvas/MenuCanvas.tsx';
import { useDesignerKeys } from './commands/keys.hook.ts';
import { designerKeys, phoneKeys } from './commands/keys.ts';
import { ConflictView } from './document/ConflictView.tsx';
import { useDesignerPart } from './document/designer.store.ts';
import { usePresence } from './document/presence.hook.ts';
import { refusedPaste } from './exchange/refused-paste.store.ts';
import { Outline } from './outline/Outline.tsx';
import { Corner } from './overview/Corner.tsx';
import { useMenuScene } from './scene/scene.hook.ts';

const Inspector = part(async () => (await import('./inspector/Inspector.tsx')).Inspector);
const BoxInspector = part(async () => (await import('./inspector/BoxInspector.tsx')).BoxInspector);
const Simulator = part(async () => (await import('./simulator/Simulator.tsx')).Simulator);
const PublishDialog = dialogPart(async () => (await import('./publishing/PublishDialog.tsx')).PublishDialog);
const Revisions = dialogPart(async () => (await import('./publishing/Revisions.tsx')).Revisions);
const Compare = part(async () => (await import('./publishing/Compare.tsx')).Compare);
const Analysis = dialogPart(async () => (await import('./analysis/Analysis.tsx')).Analysis);
const DeactivateWarning = dialogPart(async () => (await import('./analysis/DeactivateWarning.tsx')).DeactivateWarning);
const ProblemsPanel = part(async () => (await import('./problems/ProblemsPanel.tsx')).ProblemsPanel);
const RefusedPaste = dialogPart(async () => (await import('./exchange/RefusedPaste.tsx')).RefusedPaste);
const AudioView = part(async () => (await import('./audio/AudioView.tsx')).AudioView);
const ImportExport = dialogPart(async () => (await import('./exchange/ImportExport.tsx')).ImportExport);

/** Narrower, the outline gives way to the drawing while the phone stands beside it: the way of the call is to be seen. */
const ROOM_FOR_BOTH = 1700;

type Opened = 'publish' | 'revisions' | 'analysis' | 'exchange' | null;

interface DesignerBodyProps {
  onSave: () => void;
  /** Who is at it. */
  viewer: string;
  /** How they left the drawing. */
  left: KeptView | null;
}

/** The bars, the outline, the drawing and what is open beside it. */
export function DesignerBody({ onSave, viewer, left }: DesignerBodyProps) {
  const { t } = useTranslation('ivr');
  const drawing = useMenuScene();
  useViewKeeping(drawing, viewer);
  const flow = useReactFlow();
  const [outlines, setOutlines] = useState(() => ({
    drawing: window.innerWidth > 900,
    simulating: window.innerWidth > ROOM_FOR_BOTH,
    editing: false,
  }));
  const [areProblemsOpen, setProblemsOpen] = useState(false);
  const panel = useDesignerPart((state) => state.panel);
  const compared = useDesignerPart(({ mode, revision }) => (mode === 'compare' ? (revision?.number ?? 'live') : null));
  // Whoever asks for a comparison sees it: the list of problems has stood in its place.
  useEffect(() => {
    if (compared !== null) setProblemsOpen(false);
  }, [compared]);
  const isTight = useTight() && (panel !== null || areProblemsOpen || compared !== null);
  // Without room for both, the outline gives way to what is opened beside the drawing, and comes back after it.
  const beside = panel === 'simulator' ? 'simulating' : isTight ? 'editing' : 'drawing';
  const isOutlineOpen = outlines[beside];
  const ownKeys = beside === 'simulating' ? [...phoneKeys, ...designerKeys] : designerKeys;
  const [isAudioOpen, setAudioOpen] = useState(false);
  const [opened, setOpened] = useState<Opened>(null);
  const findRef = useRef<HTMLInputElement>(null);
  const leaving = useDesignerPart((state) => state.leaving);
  const isPasteRefused = useSnapshot(refusedPaste).faults !== null;
  const close = () => setOpened(null);
  usePresence();
  const fit = useFitting(drawing);
  const onKey = useDesignerKeys(drawing, {
    find: () => findRef.current?.focus(),
    zoomIn: () => void flow.zoomIn(),
    zoomOut: () => void flow.zoomOut(),
    fit,
    isCovered: isAudioOpen,
    closeProblems: areProblemsOpen && !isAudioOpen ? () => setProblemsOpen(false) : null,
  });
  return (
    <div className={styles.page}>
      <StateBar onRevisions={() => setOpened('revisions')} onPublish={() => setOpened('publish')} onSave={onSave} />
      <ToolBar
        drawing={drawing}
        isOutlineOpen={isOutlineOpen}
        onOutline={() => setOutlines({ ...outlines, [beside]: !isOutlineOpen })}
        areProblemsOpen={areProblemsOpen && !isAudioOpen}
        onProblems={() => setProblemsOpen(isAudioOpen || !areProblemsOpen)}
        isAudioOpen={isAudioOpen}
        onAudio={() => setAudioOpen(!isAudioOpen)}
        toDrawing={() => setAudioOpen(false)}
        onAnalysis={() => setOpened('analysis')}
        onExchange={() => setOpened('exchange')}
        findRef={findRef}
      />
      <div className={styles.body}>
        <div className={styles.under} inert={isAudioOpen}>
          {isOutlineOpen && (
            <Outline drawing={drawing} onKey={onKey} below={<Corner scene={drawing.scene} isBeside />} />
          )}
          <MenuCanvas
            drawing={drawing}
            left={left}
            corner={!isOutlineOpen && <Corner scene={drawing.scene} isBeside={false} />}
          />
          <Suspense fallback={<SkeletonLines lines={6} />}>
            <Side areProblemsOpen={areProblemsOpen} onCloseProblems={() => setProblemsOpen(false)} />
          </Suspense>
        </div>
        <Suspense fallback={null}>{isAudioOpen && <AudioView onClose={() => setAudioOpen(false)} />}</Suspense>
      </div>
      <Suspense fallback={null}>
        {opened === 'publish' && <PublishDialog isOpen onClose={close} />}
        {opened === 'revisions' && <Revisions isOpen onClose={close} />}
        {opened === 'analysis' && <Analysis isOpen onClose={close} />}
        {opened === 'exchange' && <ImportExport isOpen onClose={close} />}
        {isPasteRefused && <RefusedPaste />}
        {leaving.length > 0 && <DeactivateWarning uuids={leaving} />}
      </Suspense>
      <ConflictView />
      <PageKeys own={ownKeys.map(({ name, keys }) => ({ keys, words: t(`pageKeys.${name}`) }))} />
    </div>
  );
}

/** One thing at a time beside the drawing. */
function Side({ areProblemsOpen, onCloseProblems }: { areProblemsOpen: boolean; onCloseProblems: () => void }) {
  const { t } = useTranslation('ivr');
  const panel = useDesignerPart((state) => state.panel);
  const mode = useDesignerPart((state) => state.mode);
  const uuid = useDesignerPart((state) => (state.selection.length === 1 ? (state.selection[0] ?? null) : null));
  const many = useDesignerPart((state) => state.selection.length > 1);
  const box = useDesignerPart((state) => state.box);
  if (panel === 'simulator') {
    return (
      <div className={`${styles.side} ${styles.simulator}`} data-beside="simulator">
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <Simulator />
        </Suspense>
      </div>
    );
  }
  const inside =
    mode === 'compare' && !areProblemsOpen ? (
      <Compare />
    ) : panel !== 'inspector' ? null : many ? (
      <ManyChosen />
    ) : box !== null ? (
      <BoxInspector id={box} />
    ) : uuid !== null ? (
      <Inspector uuid={uuid} />
    ) : areProblemsOpen ? null : (
      <BoxesList />
    );
  if (areProblemsOpen) {
    // What a problem leads to stands under it, so that the next one is at hand; until then the list has the whole height.
    // It is waited for there alone: a list that is hidden meanwhile comes back without its rows.
    return (
      <section aria-label={t('details')} className={`${styles.side} ${styles.inspector} ${styles.stacked}`}>
        <div className={styles.stackedPart}>
          <ProblemsPanel onClose={onCloseProblems} isShared={inside !== null} />
        </div>
        {inside && (
          <div className={styles.opened}>
            <Suspense fallback={<SkeletonLines lines={6} />}>{inside}</Suspense>
          </div>
        )}
      </section>
    );
  }
  return (
    inside && (
      <section aria-label={t('details')} className={`${styles.side} ${styles.inspector}`}>
        {inside}
      </section>
    )
  );
}
