import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/*
 * A secret of another system that has to be told again later, and so cannot be kept as a hash. Sealed, it says nothing to
 * whoever comes across its row; it is opened only where it is sent.
 */

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, bytesOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Throws where it was sealed with another key, or has been changed. */
export function unseal(key: string, text: string): string {
  const whole = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(ALGORITHM, bytesOf(key), whole.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(whole.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function bytesOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
