import { type ScreenKey, screens } from '../../machines/shared/screens.ts';

/** The address of a screen, its `:id` filled in: `path('loan', id)`. */
export function path(key: ScreenKey, id?: string): string {
  const screen = screens.find((one) => one.key === key);
  if (!screen) throw new Error(`no screen ${key}`);
  return id === undefined ? screen.path : screen.path.replace(':id', encodeURIComponent(id));
}
