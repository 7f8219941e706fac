/** What a step kept, in the order in which its event asks for it: the store keeps no order. */
export function inOrder(fields: readonly { name: string }[], facts: object): [string, unknown][] {
  const place = (name: string) => {
    const found = fields.findIndex((field) => field.name === name);
    return found < 0 ? fields.length : found;
  };
  return Object.entries(facts).sort(([one], [other]) => place(one) - place(other));
}
