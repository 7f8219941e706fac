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

/** What an address says of a form that opens over its page. */
export const BEGIN = 'begin';

/** Where a form goes on that is opened by a button of this screen and kept under this name. */
export const beginning = (screen: ScreenKey, name: string): string => `${path(screen)}?${BEGIN}=${name}`;
