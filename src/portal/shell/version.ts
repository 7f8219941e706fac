/** Shown in the account menu and on the sign-in page. */
export const VERSION = '2.1.8';
