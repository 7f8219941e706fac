import '@fontsource-variable/inter/wght.css';
import '@fontsource/noto-naskh-arabic/arabic-400.css';
import { ReactFlowProvider } from '@xyflow/react';
import { StrictMode, Suspense, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { createChecker } from '../../../machines/ivr/checks/checks.ts';
import { editNode } from '../../../machines/ivr/commands/commands.ts';
import { layout } from '../../../machines/ivr/layout/layout.ts';
import * as bars from '../../../src/portal/features/ivr/bars/bars.css.ts';
import { ToolBar } from '../../../src/portal/features/ivr/bars/ToolBar.tsx';
import { MenuCanvas } from '../../../src/portal/features/ivr/canvas/MenuCanvas.tsx';
import { createDesigner } from '../../../src/portal/features/ivr/document/designer.create.ts';
import { DesignerContext } from '../../../src/portal/features/ivr/document/designer.store.ts';
import { Outline } from '../../../src/portal/features/ivr/outline/Outline.tsx';
import { foldedAtFirst } from '../../../src/portal/features/ivr/scene/folding.ts';
import { useMenuScene } from '../../../src/portal/features/ivr/scene/scene.hook.ts';
import { startI18n } from '../../../src/portal/i18n.ts';
import { applyPreferences } from '../../../src/portal/shell/preferences.ts';

/* The designer with a menu of the wished size: its own components, without server and sign-in. */
const query = new URLSearchParams(window.location.search);
applyPreferences();
await startI18n(['common']);
const source = await (await fetch(`/source.json?nodes=${query.get('nodes') ?? '214'}`)).json();
const began = performance.now();
const designer = createDesigner(source, 1, 'bench');
if (query.has('folded')) designer.setCollapsed(foldedAtFirst(designer.state.draft));

function Page() {
  const drawing = useMenuScene();
  const findRef = useRef<HTMLInputElement>(null);
  return (
    <div className={bars.page}>
      <ToolBar
        drawing={drawing}
        isOutlineOpen
        onOutline={() => {}}
        areProblemsOpen={false}
        onProblems={() => {}}
        isAudioOpen={false}
        onAudio={() => {}}
        toDrawing={() => {}}
        onAnalysis={() => {}}
        onExchange={() => {}}
        findRef={findRef}
      />
      <div className={bars.body}>
        <Outline drawing={drawing} onKey={() => false} />
        <MenuCanvas drawing={drawing} />
      </div>
    </div>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      <DesignerContext value={designer}>
        <ReactFlowProvider>
          <Page />
        </ReactFlowProvider>
      </DesignerContext>
    </Suspense>
  </StrictMode>,
);

/** What the measuring process asks of this page. */
const measured = {
  designer,
  began,
  check() {
    const start = performance.now();
    designer.check(createChecker);
    return performance.now() - start;
  },
  layout() {
    const start = performance.now();
    layout(designer.state.draft);
    return performance.now() - start;
  },
  /** One edit with its incremental checks, as the store does it. */
  edit() {
    const uuid = [...designer.state.draft.nodes.keys()].at(-1) ?? '';
    const start = performance.now();
    designer.run(editNode(designer.state.draft, uuid, { title: `Edited ${start}` }));
    return performance.now() - start;
  },
  undo() {
    const start = performance.now();
    designer.undo();
    return performance.now() - start;
  },
};
Object.assign(window, { measured });
