/** Arabic and Urdu digits and their decimal mark as the Latin ones they mean; everything else stays as it is. */
export function latinDigits(text: string): string {
  return text
    .replaceAll('٫', '.')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/**
 * Lets a number be typed or pasted in Arabic or Urdu digits below this element. React Aria reads some of these digits
 * and drops the others without a word, so they are translated before it sees them.
 */
export function typedInLatin(element: HTMLElement): () => void {
  element.addEventListener('beforeinput', translate, { capture: true });
  return () => element.removeEventListener('beforeinput', translate, { capture: true });
}

function translate(event: InputEvent): void {
  const { data, target } = event;
  if (data === null || !(target instanceof HTMLInputElement)) return;
  const latin = latinDigits(data);
  if (latin === data) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const asked = new InputEvent('beforeinput', {
    data: latin,
    inputType: 'insertText',
    bubbles: true,
    cancelable: true,
  });
  if (!target.dispatchEvent(asked)) return;
  const end = target.value.length;
  target.setRangeText(latin, target.selectionStart ?? end, target.selectionEnd ?? end, 'end');
  target.dispatchEvent(new InputEvent('input', { data: latin, inputType: 'insertText', bubbles: true }));
}
