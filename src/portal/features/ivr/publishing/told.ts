import { toast } from '../../../ui/toast.queue.ts';

type Action = 'publish' | 'name' | 'rollBack';

/** Why each was refused the last time; the message stands until it is closed or the same has succeeded. */
const refused = new Map<Action, string>();

/** Says why something was not done, in place of what was said of it before. */
export function tellRefused(action: Action, words: string): void {
  forget(action);
  refused.set(action, words);
  toast.error(words);
}

/** Says that it is done; why it was not before holds no more. */
export function tellDone(action: Action, words: string): void {
  forget(action);
  toast.success(words);
}

function forget(action: Action): void {
  const before = refused.get(action);
  if (before !== undefined) toast.forget(before);
  refused.delete(action);
}
