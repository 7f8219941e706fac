import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits that nobody guesses, safe in addresses and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret that is random already: a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The one token of its kind that follows this one: whoever presents it again gets the same, though only hashes are kept. */
export function successorOf(token: string, kind: 'access' | 'refresh', secret: string): string {
  return createHmac('sha256', secret).update(`${kind}:${token}`).digest('base64url');
}

/** Six digits. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** A million codes are soon tried through: their hash is bound to the sign-in they belong to and to its secret. */
export function hashOfCode(code: string, signInId: string, secret: string): string {
  return createHmac('sha256', secret).update(`${signInId}:${code}`).digest('base64url');
}

export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
