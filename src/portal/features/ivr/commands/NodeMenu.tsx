import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  Plus,
  Power,
  PowerOff,
  Scissors,
  Smartphone,
  Trash2,
  Waypoints,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '../../../../../machines/ivr/commands/commands.ts';
import type { MenuEntry } from '../../../ui/Menu.tsx';
import { PointMenu } from '../../../ui/PointMenu.tsx';
import { apartOf, areLinked } from '../apart/apart.graph.ts';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { type ActionName, act, addBelow, makers } from './actions.ts';
import { useClipboard } from './clipboard.hook.ts';
import { keptCopied } from './clipboard.ts';
import { useRefusalWords } from './refusals.hook.ts';

export function useNodeMenu() {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  return { at, open: (x: number, y: number) => setAt({ x, y }), close: () => setAt(null) };
}

/** What can be done with the chosen nodes, at the pointer. What can't says why. */
export function NodeMenu({ menu }: { menu: ReturnType<typeof useNodeMenu> }) {
  const { t } = useTranslation('ivr');
  return (
    <PointMenu label={t('nodeMenu')} at={menu.at} onClose={menu.close} entries={useNodeEntries(menu.at !== null)} />
  );
}

export function useNodeEntries(isOpen: boolean): MenuEntry[] {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const draft = useDesignerPart((state) => state.draft);
  const selection = useDesignerPart((state) => state.selection);
  const mode = useDesignerPart((state) => state.mode);
  const refusal = useRefusalWords();
  const clipboard = useClipboard();
  const uuid = selection.at(-1);
  if (!isOpen || uuid === undefined) return [];

  const entry = (name: ActionName, icon: MenuEntry['icon'], shortcut?: string): MenuEntry => {
    const command = makers[name](draft, selection);
    const because = mode === 'live' ? t('liveIsReadOnly') : isRefused(command) ? refusal(command) : undefined;
    return {
      id: name,
      label: t(`actions.${name}`),
      ...(icon && { icon }),
      ...(shortcut && { shortcut }),
      disabledReason: because,
      onAction: () => act(designer, name),
    };
  };
  const apartEntry = (): MenuEntry => {
    const uuids = apartOf(draft, selection);
    return {
      id: 'apart',
      label: t('actions.apart'),
      icon: Waypoints,
      disabledReason: areLinked(draft, uuids) ? undefined : t('apart.noLinks'),
      onAction: () => designer.setApart({ uuids, places: null }),
    };
  };
  const isActive = draft.nodes.get(uuid)?.active === 1;
  return [
    {
      id: 'open',
      label: t('actions.open'),
      icon: Eye,
      shortcut: 'Enter',
      onAction: () => designer.setPanel('inspector'),
    },
    {
      id: 'add',
      label: t('actions.add'),
      icon: Plus,
      shortcut: 'N',
      disabledReason: mode === 'live' ? t('liveIsReadOnly') : undefined,
      onAction: () => addBelow(designer, t('newNode'), uuid),
    },
    isActive ? entry('deactivate', PowerOff) : entry('activate', Power),
    entry('duplicate', CopyPlus, 'Ctrl D'),
    {
      id: 'copy',
      label: t('actions.copy'),
      icon: Copy,
      shortcut: 'Ctrl C',
      onAction: () => void clipboard.copyFromMenu(false),
    },
    {
      id: 'cut',
      label: t('actions.cut'),
      icon: Scissors,
      shortcut: 'Ctrl X',
      onAction: () => void clipboard.copyFromMenu(true),
    },
    {
      ...entry('paste', ClipboardPaste, 'Ctrl V'),
      // Another window, or another computer's copy, may be on the clipboard: that is seen on pasting.
      ...(mode !== 'live' && keptCopied() === null && { disabledReason: undefined }),
      onAction: () => void clipboard.pasteFromMenu(),
    },
    entry('moveUp', ArrowUp, 'Alt ↑'),
    entry('moveDown', ArrowDown, 'Alt ↓'),
    apartEntry(),
    { id: 'simulate', label: t('actions.simulate'), icon: Smartphone, onAction: () => designer.setPanel('simulator') },
    { ...entry('remove', Trash2, 'Del'), tone: 'danger' },
  ];
}
