/** Addresses outside the shell, and the one page inside that everybody may open. Apart from the screens, so that the sign-in page needn't carry those. */
export const publicPaths = {
  home: '/app/dashboard',
  signIn: '/login',
  code: '/oauth/code',
  forgotPassword: '/forgot-password2',
  resetPassword: '/reset-password',
  outbox: '/demo/outbox',
  notFound: '/error/404',
  serverError: '/error/500',
} as const;
