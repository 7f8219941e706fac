import { type RefObject, useEffect } from 'react';

const FIELD = 'input:not([type="hidden"]), textarea, button[aria-haspopup="listbox"], [role="spinbutton"]';

/** In a form that opens: its first field has the focus, unless that would lay a list of choices over the others. */
export function FirstField({ form }: { form: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>(FIELD);
    if (field?.role !== 'combobox') field?.focus();
  }, [form]);
  return null;
}
