import '@xyflow/react/dist/base.css';
import { type Node, Position, ReactFlow, useStore, ViewportPortal } from '@xyflow/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD, cardsIn } from '../../../canvas/scene.ts';
import { FAR, farthest, mirrored, mirroredCard, mountedArea, ZOOM } from '../../../canvas/viewport.ts';
import { ApartBar } from '../apart/ApartBar.tsx';
import { NodeMenu, useNodeMenu } from '../commands/NodeMenu.tsx';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { BranchMap } from '../overview/BranchMap.tsx';
import { FarLayer } from '../overview/FarLayer.tsx';
import type { MenuScene } from '../scene/scene.hook.ts';
import { ConnectMenu, useConnecting } from './ConnectMenu.tsx';
import * as styles from './canvas.css.ts';
import { DragGhost, DropLine } from './DragGhost.tsx';
import { useIsRightToLeft } from './direction.hook.ts';
import { useDragging } from './dragging.hook.ts';
import { useEventCallback } from './event-callback.hook.ts';
import { useFollowedKeys } from './followed-keys.hook.ts';
import { hoverOver } from './hover.store.ts';
import type { KeptView } from './kept-view.ts';
import { MenuCard } from './MenuCard.tsx';
import { MenuLines } from './MenuLines.tsx';
import { useMarquee } from './marquee.hook.ts';
import { useViewportControl } from './viewport.hook.ts';
import { WelcomeLane } from './WelcomeLane.tsx';

const nodeTypes = { card: MenuCard };
const NOTHING = {};
const proOptions = { hideAttribution: true };
const noEdges: never[] = [];
const enter = (_: unknown, { id }: Node) => hoverOver(id);
const exit = () => hoverOver(null);

interface MenuCanvasProps {
  drawing: MenuScene;
  left?: KeptView | null;
  /** What stands over the drawing where there is no room for it beside. */
  corner?: ReactNode;
}

/** The menu as a drawing. Only what is near the screen is mounted; far away it is painted. */
export function MenuCanvas({ drawing, left = null, corner }: MenuCanvasProps) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const isMirrored = useIsRightToLeft();
  const wrapper = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const { area, isFar } = useMounted(isMirrored);
  const mode = useDesignerPart((state) => state.mode);
  const nodes = useFlowNodes(drawing, area, isFar, isMirrored);
  const dragging = useDragging(drawing, isMirrored, ({ x, y }) => {
    // Past React: the ghost follows the pointer without drawing anything else anew.
    if (ghost.current) ghost.current.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
  });
  const marquee = useMarquee(drawing, isMirrored, wrapper);
  const minZoom = useStore((state) => farthest(drawing.scene.bounds, state));
  const connecting = useConnecting(drawing, isMirrored);
  const menu = useNodeMenu();
  useViewportControl(drawing, isMirrored, left);
  const [startDrag, moveDrag, stopDrag] = [
    useEventCallback(dragging.start),
    useEventCallback(dragging.move),
    useEventCallback(dragging.stop),
  ];
  const [startConnection, endConnection] = [useEventCallback(connecting.start), useEventCallback(connecting.end)];
  const click = useEventCallback((event: React.MouseEvent, { id }: Node) => {
    const { selection, panel } = designer.state;
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      designer.select(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id]);
    } else designer.select([id]);
    if (panel === null) designer.setPanel('inspector');
    focusCard(wrapper.current, id);
  });
  const leave = useEventCallback(() => {
    designer.select([]);
    designer.selectBox(null);
  });
  const followed = useFollowedKeys();
  const ask = useEventCallback((event: React.MouseEvent, { id }: Node) => {
    event.preventDefault();
    if (!designer.state.selection.includes(id)) designer.select([id]);
    menu.open(event.clientX, event.clientY);
  });

  return (
    <div ref={wrapper} className={styles.canvas} data-canvas {...followed} {...marquee.handlers}>
      {isFar && <FarLayer scene={drawing.scene} isMirrored={isMirrored} />}
      <ReactFlow
        nodes={nodes}
        edges={noEdges}
        nodeTypes={nodeTypes}
        aria-label={t('canvas')}
        minZoom={minZoom}
        maxZoom={ZOOM.max}
        nodesDraggable={mode === 'draft' && !drawing.isApart}
        nodesFocusable={false}
        nodesConnectable={mode === 'draft'}
        elementsSelectable={false}
        selectNodesOnDrag={false}
        zoomOnDoubleClick={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        panOnScroll
        proOptions={proOptions}
        nodeDragThreshold={4}
        onNodeClick={click}
        onPaneClick={leave}
        onNodeContextMenu={ask}
        onNodeMouseEnter={enter}
        onNodeMouseLeave={exit}
        onNodeDragStart={startDrag}
        onNodeDrag={moveDrag}
        onNodeDragStop={stopDrag}
        onConnectStart={startConnection}
        onConnectEnd={endConnection}
      >
        <ViewportPortal>
          {!isFar && <MenuLines drawing={drawing} area={area} isMirrored={isMirrored} />}
          {!drawing.isApart && <WelcomeLane layout={drawing.layout} isMirrored={isMirrored} />}
          {isFar && !drawing.isApart && <BranchMap drawing={drawing} isMirrored={isMirrored} />}
          <DropLine isMirrored={isMirrored} />
        </ViewportPortal>
      </ReactFlow>
      <ApartBar />
      {corner}
      <DragGhost ref={ghost} />
      {marquee.frame && <div className={styles.marquee} style={marquee.frame} />}
      <ConnectMenu connecting={connecting} />
      <NodeMenu menu={menu} />
    </div>
  );
}

function focusCard(canvas: HTMLElement | null, uuid: string) {
  canvas?.querySelector<HTMLElement>(`[data-card="${CSS.escape(uuid)}"]`)?.focus({ preventScroll: true });
}

/** The part of the drawing whose cards are mounted; changes only when the screen comes near its edge. */
function useMounted(isMirrored: boolean) {
  const isFar = useStore(({ transform }) => transform[2] < FAR);
  const name = useStore(({ transform: [x, y, zoom], width, height }) => {
    const area = mountedArea({ x, y, zoom: Math.max(zoom, FAR), width, height });
    return `${area.x} ${area.y} ${area.width} ${area.height}`;
  });
  const area = useMemo(() => {
    const [x = 0, y = 0, width = 0, height = 0] = name.split(' ').map(Number);
    const shown = { x, y, width, height };
    return isMirrored ? mirrored(shown) : shown;
  }, [name, isMirrored]);
  return { area, isFar };
}

/** The mounted cards as React Flow wants them; one that did not move stays the same object. */
function useFlowNodes(
  { scene }: MenuScene,
  area: ReturnType<typeof useMounted>['area'],
  isFar: boolean,
  isMirrored: boolean,
) {
  const [flowNodes] = useState(() => flowNodeKeeper());
  return useMemo(() => {
    const shown = isFar ? [] : cardsIn(scene, area);
    const wanted = shown.flatMap((id) => {
      const at = scene.places.get(id);
      return at ? [{ id, x: isMirrored ? mirroredCard(at.x) : at.x, y: at.y }] : [];
    });
    return flowNodes(wanted, isMirrored);
  }, [scene, area, isFar, isMirrored, flowNodes]);
}

function flowNodeKeeper() {
  let kept = new Map<string, Node>();
  return (wanted: readonly { id: string; x: number; y: number }[], isMirrored: boolean): Node[] => {
    const before = kept;
    const nodes = wanted.map(({ id, x, y }) => {
      const known = before.get(id);
      return known?.position.x === x && known.position.y === y ? known : flowNode(id, x, y, isMirrored);
    });
    kept = new Map(nodes.map((node) => [node.id, node]));
    return nodes;
  };
}

const port = { id: 'out', type: 'source', y: CARD.height / 2, width: 1, height: 1 } as const;
const handles = {
  ltr: [{ ...port, position: Position.Right, x: CARD.width }],
  rtl: [{ ...port, position: Position.Left, x: 0 }],
};

function flowNode(id: string, x: number, y: number, isMirrored: boolean): Node {
  return {
    id,
    type: 'card',
    position: { x, y },
    width: CARD.width,
    height: CARD.height,
    measured: CARD,
    handles: isMirrored ? handles.rtl : handles.ltr,
    data: NOTHING,
    domAttributes: { 'aria-roledescription': undefined },
  };
}
