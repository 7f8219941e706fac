import { type Screen, type ScreenKey, screens } from '../../machines/shared/screens.ts';

/** The address of a screen, its `:id` filled in: `path('loan', id)`. */
export function path(key: ScreenKey, id?: string): string {
  const screen = screens.find((one) => one.key === key);
  if (!screen) throw new Error(`no screen ${key}`);
  return id === undefined ? screen.path : screen.path.replace(':id', encodeURIComponent(id));
}

/** The address of a record, where records of its kind have a page. */
export function recordPath(entity: string, id: string): string | undefined {
  const screen = screens.find(({ record }: Screen) => record === entity);
  return screen && path(screen.key, id);
}
