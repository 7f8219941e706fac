import { type OnConnectEnd, type OnConnectStart, useReactFlow } from '@xyflow/react';
import { Check, CornerDownRight, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveSubtree } from '../../../../../machines/ivr/commands/commands.tree.ts';
import { type Command, editNode, isRefused, type Refused } from '../../../../../machines/ivr/commands/commands.ts';
import { cardAt } from '../../../canvas/scene.ts';
import type { MenuEntry } from '../../../ui/Menu.tsx';
import { PointMenu } from '../../../ui/PointMenu.tsx';
import { addBelow } from '../commands/actions.ts';
import { useRefusalWords } from '../commands/refusals.hook.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { titleParts } from '../node/node.words.ts';
import type { MenuScene } from '../scene/scene.hook.ts';

interface Connection {
  from: string;
  to: string;
  at: { x: number; y: number };
}

/** Drawing a connection out of a card: onto another card it asks what it shall mean, onto nothing it makes a new child. */
export function useConnecting({ scene }: MenuScene, isMirrored: boolean) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const flow = useReactFlow();
  const from = useRef<string | null>(null);
  const [asked, setAsked] = useState<Connection | null>(null);
  const start: OnConnectStart = (_event, { nodeId }) => {
    from.current = nodeId;
  };
  const end: OnConnectEnd = (event) => {
    const source = from.current;
    from.current = null;
    const at = 'clientX' in event ? event : event.changedTouches[0];
    if (source === null || !at) return;
    const point = flow.screenToFlowPosition({ x: at.clientX, y: at.clientY });
    const to = cardAt(scene, isMirrored ? { ...point, x: -point.x } : point);
    if (to === null) addBelow(designer, t('newNode'), source);
    else if (to !== source) setAsked({ from: source, to, at: { x: at.clientX, y: at.clientY } });
  };
  return { start, end, asked, close: () => setAsked(null) };
}

export function ConnectMenu({ connecting }: { connecting: ReturnType<typeof useConnecting> }) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const refusal = useRefusalWords();
  const { asked, close } = connecting;
  const entries: MenuEntry[] = asked ? choices(asked) : [];
  return <PointMenu label={t('connect.title')} at={asked?.at ?? null} onClose={close} entries={entries} />;

  function choices({ from, to }: Connection): MenuEntry[] {
    const { draft } = designer.state;
    const name = titleParts(draft.nodes.get(to)?.title ?? '').main || t('untitled');
    const entry = (
      id: 'child' | 'success' | 'failed',
      icon: MenuEntry['icon'],
      command: Command | Refused,
    ): MenuEntry => ({
      id,
      label: t(`connect.${id}`, { name }),
      ...(icon && { icon }),
      disabledReason: isRefused(command) ? refusal(command) : undefined,
      onAction: () => designer.run(command),
    });
    return [
      entry('child', CornerDownRight, moveSubtree(draft, to, from)),
      entry('success', Check, editNode(draft, from, { successNodeUuid: to })),
      entry('failed', X, editNode(draft, from, { failedNodeUuid: to })),
    ];
  }
}
