import { isSilenced, meaningOf } from './own-keys.ts';

/** A key press, as far as the keys of a page read it. */
export interface Pressed {
  key: string;
  /** The place of the key on the keyboard, named as on a Latin one: `KeyA`. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What stands on a Latin keyboard where nothing but a letter or a digit is not told by the name of the place. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  Space: [' ', ' '],
};

type KeyPress = Pick<Pressed, 'key' | 'code' | 'shiftKey'> & Partial<Pressed>;

/**
 * The key as the legends name it, whatever the keyboard is set to: letters small, whether or not Caps Lock is on, and where
 * letters have changed places the one that it means. A key that writes Urdu, or a mark that waits for its letter, is known
 * by its place. Empty where it is a letter alone and those do nothing.
 */
export function keyOf(pressed: KeyPress): string {
  const name = nameOf(pressed);
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return name;
  return isSilenced(name) ? '' : meaningOf(name);
}

/** The letter itself, where one is pressed alone. */
export function letterPressed(pressed: Pressed): string | null {
  const name = nameOf(pressed);
  return /^[a-z]$/.test(name) && !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey ? name : null;
}

/** The two keys that save what is written in a form of a page. */
export function isSave(pressed: KeyPress): boolean {
  return Boolean(pressed.ctrlKey || pressed.metaKey) && ['s', 'Enter'].includes(keyOf(pressed));
}

function nameOf({ key, code, shiftKey }: KeyPress): string {
  if (key.length === 1 && key >= ' ' && key <= '~') return key.toLowerCase();
  if (/^[A-Z][A-Za-z0-9]+$/.test(key) && key !== 'Dead' && key !== 'Process' && key !== 'Unidentified') return key;
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1];
  return place?.toLowerCase() ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key;
}

/** What goes on while its key is held: it only changes what is looked at. */
const MOVES: ReadonlySet<string> = new Set(['move', 'walk', 'zoomIn', 'zoomOut']);

/** A key that is held goes on moving and does nothing else: what it would do comes to what nobody has looked at. */
export function isHeld({ repeat }: { repeat: boolean }, { kind }: { kind: string }): boolean {
  return repeat && !MOVES.has(kind);
}

/**
 * Enter held on a button, and cutting and pasting while their keys are held, are the browser's to repeat: they happen once. And
 * a letter that opened a form is not typed into it for as long as it is held.
 */
export function pressHeldKeysOnce(): void {
  let pressedOn: EventTarget | null = null;
  const listen = (event: KeyboardEvent) => {
    if (!event.repeat) pressedOn = event.target;
    if (!event.repeat || !(event.target instanceof Element)) return;
    if (event.target !== pressedOn && isTyping(event.target)) event.preventDefault();
    const isPressing = event.key === 'Enter' && event.target.closest('button, a[href], summary') !== null;
    const isTransferring = (event.ctrlKey || event.metaKey) && ['x', 'v'].includes(keyOf(event));
    if (isPressing || (isTransferring && !isTyping(event.target))) event.preventDefault();
  };
  window.addEventListener('keydown', listen, { capture: true });
}

/** Keys typed into a field or pressed in a menu are not for the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}
