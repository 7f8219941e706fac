/** What a box needs that is wider inside than outside on a small screen: the keyboard can scroll it, and it has a name. */
export function scrollable(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const;
}
