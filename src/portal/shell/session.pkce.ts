/** The proof that whoever redeems the code is who asked for it (RFC 7636, S256), kept for this tab only. */
export interface Proof {
  verifier: string;
  state: string;
}

const KEPT = 'fmis-proof';

export async function newProof(): Promise<Proof & { challenge: string }> {
  const verifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const proof = { verifier, state: randomText() };
  sessionStorage.setItem(KEPT, JSON.stringify(proof));
  return { ...proof, challenge: base64url(new Uint8Array(digest)) };
}

/** The proof begun in this tab; it serves once. */
export function takeProof(): Proof | null {
  const text = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  if (!text) return null;
  const kept: unknown = JSON.parse(text);
  const isProof =
    typeof kept === 'object' &&
    kept !== null &&
    'verifier' in kept &&
    typeof kept.verifier === 'string' &&
    'state' in kept &&
    typeof kept.state === 'string';
  return isProof ? { verifier: String(kept.verifier), state: String(kept.state) } : null;
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
