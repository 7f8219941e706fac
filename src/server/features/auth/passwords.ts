import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { isPlain, LEAST_DIFFERENT } from '../../platform/password-rule.ts';

/** OWASP's minimum for argon2id, which is also the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, COST);
}

/** Refuses a new password that is long and yet soon tried: the same few characters again and again. */
export function refusePlain(password: string, pointer: string): void {
  if (isPlain(password)) throw invalid(pointer, fieldMessage('passwordPlain', { min: LEAST_DIFFERENT }));
}

/** In place of a hash: no password is that of such an account. */
export const NO_PASSWORD = '';

let nobody: Promise<string> | undefined;

/** Takes as long for people who don't exist, so that the time of the answer tells nothing. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(stored || (await nobody), password);
  return right && stored !== undefined && stored !== NO_PASSWORD;
}
