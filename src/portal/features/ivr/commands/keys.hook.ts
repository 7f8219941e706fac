import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { rootOf } from '../../../../../machines/ivr/draft/draft.ts';
import { isHeld, isTyping } from '../../../ui/keyboard.ts';
import { isDialogOpen } from '../../../ui/open-dialog.ts';
import { useIsRightToLeft } from '../canvas/direction.hook.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import type { MenuScene } from '../scene/scene.hook.ts';
import { act, addBelow, addBeside, openChosen } from './actions.ts';
import { useClipboard } from './clipboard.hook.ts';
import { cutNodes, wereCut } from './clipboard.ts';
import { type DesignerCommand, designerCommandOf, type Way } from './keys.ts';
import { typeAhead } from './typed-ahead.ts';
import { useTypedText } from './typed-text.hook.ts';
import { cardBeside } from './walking.ts';

interface Views {
  find: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  /** Something lies over the drawing, which is not to be changed unseen. */
  isCovered: boolean;
  /** Null: the problems do not stand beside the drawing. */
  closeProblems: (() => void) | null;
}

/** The keys of the designer. The answer is for the outline: it hands on what it does not use itself. */
export function useDesignerKeys(
  { draft, scene }: MenuScene,
  { isCovered, closeProblems, ...views }: Views,
): (event: ReactKeyboardEvent) => boolean {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const isMirrored = useIsRightToLeft();
  const clipboard = useClipboard();
  const hasTyped = useTypedText();

  function walk(way: Way, extend: boolean): void {
    const { selection, collapsed } = designer.state;
    const current = selection.at(-1);
    const next = current === undefined ? rootOf(draft)?.childNodeUuid : cardBeside(draft, scene, current, way);
    if (next !== undefined && next !== null) {
      if (extend) designer.selectTogether([...selection.filter((uuid) => uuid !== next), next]);
      else designer.select([next]);
    } else if (way === 'child' && current !== undefined && collapsed.has(current)) {
      designer.toggle(current);
    }
  }

  function clear(): void {
    const { apart, panel } = designer.state;
    if (wereCut()) cutNodes(null);
    else if (apart?.places === null) designer.setApart(null);
    else if (panel !== null) designer.setPanel(null);
    else if (closeProblems) closeProblems();
    else if (apart) designer.setApart(null);
    else designer.select([]);
  }

  function toggle(): void {
    const current = designer.state.selection.at(-1);
    if (current !== undefined) designer.toggle(current);
  }

  const simple: Record<Exclude<DesignerCommand['kind'], 'walk' | 'act'>, () => void> = {
    ...views,
    undo: designer.undo,
    redo: designer.redo,
    // What is folded away is not chosen unseen.
    all: () => designer.selectTogether([...scene.places.keys()].filter((uuid) => draft.nodes.has(uuid))),
    open: () => openChosen(designer),
    add: () => addBelow(designer, t('newNode')),
    addBeside: () => addBeside(designer, t('newNode')),
    toggle,
    clear,
  };

  function run(command: DesignerCommand): void {
    if (command.kind === 'walk') walk(command.way, command.extend);
    else if (command.kind === 'act') act(designer, command.name);
    else simple[command.kind]();
  }

  const early = useEffectEvent((event: KeyboardEvent) => {
    if (isCovered || isTyping(event.target) || !typeAhead(designer, event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const command = designerCommandOf(event, isMirrored);
    if (!command) return;
    // Where somebody types, or in another part of the page, only what concerns the page as a whole is ours.
    const isTakenBack = isStep(command) && !isInMenu(event.target) && !hasTyped(event.target);
    if (isDialogOpen() && !(isTakenBack && isInPicker(event.target))) return;
    if (!isTakenBack && (isCovered || (command.kind !== 'find' && !isOnDrawing(event.target)))) return;
    event.preventDefault();
    if (!isHeld(event, command)) run(command);
  });
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (isCovered || !isOurs(event.target) || isDialogOpen()) return;
    const text = clipboard.copy(event.type === 'cut');
    if (text === null) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isCovered || !isOurs(event.target) || isDialogOpen() || designer.state.mode === 'live') return;
    if (clipboard.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
  });
  useEffect(() => {
    const listeners = [
      ['keydown', (event: KeyboardEvent) => press(event)],
      ['copy', (event: ClipboardEvent) => copy(event)],
      ['cut', (event: ClipboardEvent) => copy(event)],
      ['paste', (event: ClipboardEvent) => paste(event)],
    ] as const;
    const [keys, copying, cutting, pasting] = listeners;
    // Before the outline and the page hear it.
    const ahead = (event: KeyboardEvent) => early(event);
    window.addEventListener('keydown', ahead, { capture: true });
    document.addEventListener(...keys);
    document.addEventListener(...copying);
    document.addEventListener(...cutting);
    document.addEventListener(...pasting);
    return () => {
      window.removeEventListener('keydown', ahead, { capture: true });
      document.removeEventListener(...keys);
      document.removeEventListener(...copying);
      document.removeEventListener(...cutting);
      document.removeEventListener(...pasting);
    };
  }, []);

  return (event) => {
    const command = designerCommandOf(event, isMirrored);
    if (!command || command.kind === 'walk') return false;
    if (!isHeld(event, command)) run(command);
    return true;
  };
}

function isStep({ kind }: DesignerCommand): boolean {
  return kind === 'undo' || kind === 'redo';
}

/** In the list of a field, which is open while what was chosen there stands in the draft already. */
function isInPicker(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-picker]') !== null;
}

/** In a menu that stands open, and takes the keys until it is closed. */
function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"]') !== null;
}

/** On the drawing, or nowhere in particular. */
function isOnDrawing(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || isTyping(target)) return false;
  if (target === document.body || target.id === 'main' || target.matches('main h1')) return true;
  return target.closest('[data-canvas]') !== null && target.closest('button') === null;
}

/** On the drawing or in the outline: where copying means nodes. */
function isOurs(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || isTyping(target)) return false;
  return isOnDrawing(target) || target.closest('[role="treegrid"]') !== null;
}
