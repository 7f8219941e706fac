import type { Pressed } from '../../../ui/keyboard.ts';
import type { Designer } from '../document/designer.store.ts';

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab']);

/**
 * From the moment a node is added, or opened by its key, until the field of its title stands, what is typed is its title: no
 * key is obeyed as a shortcut, and none is lost. Escape asks for the title no more. False: the key is none of this.
 */
export function typeAhead(designer: Designer, pressed: Pressed): boolean {
  const { naming, selection, typedAhead } = designer.state;
  if (naming === null || selection.at(-1) !== naming || MODIFIERS.has(pressed.key)) return false;
  if (pressed.key === 'Escape') designer.askName(null);
  else if (pressed.key === 'Backspace') designer.typeAhead(typedAhead.slice(0, -1));
  else if (isLetter(pressed)) designer.typeAhead(typedAhead + pressed.key);
  return true;
}

/** Control and Alt together write the third sign of a key. */
function isLetter({ key, ctrlKey, altKey, metaKey }: Pressed): boolean {
  return key.length === 1 && ctrlKey === altKey && !metaKey;
}
