/** What the token call gave, kept in the browser under the name that the product's clients know. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
}

const TOKENS = 'fmis-user';
const EMAIL = 'fmis-email';
const RESOURCES = 'fmis-resources';

const heard = new Set<() => void>();

export function readTokens(): Tokens | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TOKENS) ?? 'null');
    return isTokens(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepTokens({ access_token, refresh_token }: Tokens): void {
  localStorage.setItem(TOKENS, JSON.stringify({ access_token, refresh_token }));
  tell();
}

/** E-mail and permissions stand beside the tokens. */
export function keepPerson(email: string, permissions: readonly string[]): void {
  localStorage.setItem(EMAIL, email);
  localStorage.setItem(RESOURCES, JSON.stringify(permissions));
}

/**
 * These tokens are of no use any more; whose they were stays, for the pages that stay as they are. Others that came
 * meanwhile, with which somebody signed in in another tab, stay too.
 */
export function lapseTokens(refused: Tokens): void {
  const kept = readTokens();
  if (kept && kept.refresh_token !== refused.refresh_token) return;
  localStorage.removeItem(TOKENS);
  tell();
}

/** Somebody left. Other tabs hear of the tokens, so these go last. */
export function forgetTokens(): void {
  for (const key of [EMAIL, RESOURCES, TOKENS]) localStorage.removeItem(key);
  tell();
}

/** The e-mail of whoever's tokens there are, or were until they lapsed; null where that is not known. */
export function keptEmail(): string | null {
  return localStorage.getItem(EMAIL);
}

/** Tells when tokens came, changed or went, in this tab or another, and when those of another tab became somebody else's. */
export function onTokens(told: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === TOKENS || event.key === EMAIL || event.key === null) told();
  };
  heard.add(told);
  window.addEventListener('storage', listen);
  return () => {
    heard.delete(told);
    window.removeEventListener('storage', listen);
  };
}

function tell(): void {
  for (const told of heard) told();
}

function isTokens(value: unknown): value is Tokens {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access_token' in value &&
    typeof value.access_token === 'string' &&
    'refresh_token' in value &&
    typeof value.refresh_token === 'string'
  );
}
