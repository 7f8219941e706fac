/** Goes to the first field that is not known already; past those with a list, which would open over the form. */
export function focusFirstEmpty(form: HTMLElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input:not([role="combobox"])') ?? [];
  [...fields].find(({ value }) => value === '')?.focus();
}
