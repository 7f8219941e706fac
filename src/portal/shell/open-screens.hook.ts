import { type ScreenKey, screensOf } from '../../../machines/shared/screens.ts';
import { useSession } from './session.ts';

/** Whether the person signed in may open a screen. */
export function useMayOpen(): (key: ScreenKey) => boolean {
  const { user } = useSession();
  const open = new Set<string>((user ? screensOf(user) : []).map(({ key }) => key));
  return (key) => open.has(key);
}
