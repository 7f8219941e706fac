import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, which is also the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, COST);
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
