/** A sentence of react-aria: finished, with gaps such as `{count}`, or made of what it is given. */
export type Message = string | ((given: Record<string, unknown>, formatter: unknown) => string);
/** By part of react-aria, such as `aria/calendar`, and its own keys. */
export type AriaWords = Record<string, Record<string, Message>>;
