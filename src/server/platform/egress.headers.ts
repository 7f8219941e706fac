import { type FieldMessage, fieldMessage } from './field.messages.ts';

/** What a request says beside its address; names in any case. */
export interface Header {
  name: string;
  value: string;
}

/** Said by the gate itself: they decide where a request ends, which host it is for, and how its answer is written. */
const ofTheGate = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Such a value is somebody's word: it is kept as the authentication, which nobody reads again. */
const ofSomebody =
  /^(authorization|proxy-authorization|cookie|cookie2|x-api-key|api-key|apikey|x-auth-token|x-access-token)$/;

const NAME = /^[!#$%&'*+.^_`|~\w-]{1,100}$/;
/** What every server reads alike; a line that ends here would begin another header. */
const VALUE = /^[\x20-\x7e]{0,1000}$/;

/** Why this name may not be sent, or null. */
export function headerNameRefusal(name: string, mayBeSecret: boolean): FieldMessage | null {
  if (!NAME.test(name)) return fieldMessage('headerName');
  const low = name.toLowerCase();
  if (ofTheGate.has(low)) return fieldMessage('headerOfTheGate', { name });
  if (!mayBeSecret && ofSomebody.test(low)) return fieldMessage('headerOfSomebody', { name });
  return null;
}

export function headerValueRefusal(value: string): FieldMessage | null {
  return VALUE.test(value) ? null : fieldMessage('headerValue');
}
