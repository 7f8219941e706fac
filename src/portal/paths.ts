import { type ScreenKey, screens } from '../../machines/shared/screens.ts';

/** The address of a screen, its `:id` filled in: `path('loan', id)`. */
export function path(key: ScreenKey, id?: string): string {
  const screen = screens.find((one) => one.key === key);
  if (!screen) throw new Error(`no screen ${key}`);
  return id === undefined ? screen.path : screen.path.replace(':id', encodeURIComponent(id));
}

/** Addresses outside the shell. */
export const publicPaths = {
  signIn: '/login',
  code: '/oauth/code',
  forgotPassword: '/forgot-password2',
  resetPassword: '/reset-password',
  outbox: '/demo/outbox',
  notFound: '/error/404',
  serverError: '/error/500',
} as const;
