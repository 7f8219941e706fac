import { randomBytes } from 'node:crypto';

export function newPassword(): string {
  return randomBytes(9).toString('base64url');
}

/** Printed when the demo accounts get a password. */
export function accountsInWords(password: string): string {
  return [
    '',
    'Demo accounts: <role in kebab-case>@demo.fmis, for example',
    '  super-admin@demo.fmis   reap-admin@demo.fmis   loan-partner@demo.fmis (with a code)',
    `Their password: ${password}`,
    '',
  ].join('\n');
}
