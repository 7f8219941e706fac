import { createHash, randomUUID } from 'node:crypto';
import type { RoleName } from '../../machines/shared/roles.ts';
import { newSecret } from '../../src/server/features/auth/secrets.ts';
import { CLIENT_ID } from '../../src/server/features/auth/sign-in.service.ts';
import { type TokenServices, tokensModel } from '../../src/server/features/auth/tokens.model.ts';
import type { TestAnswer, TestApp } from './app.ts';

export const DEMO_PASSWORD = 'Ploughing-the-doab-7';

const verifier = 'a-verifier-of-the-suites-that-is-long-enough-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

const emailOf = (role: RoleName) => `${role.toLowerCase().replaceAll(' ', '-')}@demo.fmis`;

/** The session that a sign-in of the role's demo account would begin; the sign-in itself is walked where it is what is tried. */
export async function sessionOf(services: TokenServices, role: RoleName): Promise<Tokens> {
  const familyId = randomUUID();
  await services.database
    .insertInto('token_families')
    .columns(['id', 'account_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select([eb.val(familyId).as('id'), 'accounts.id as account_id', eb.val(services.clock()).as('created_at')])
        .where('email', '=', emailOf(role)),
    )
    .execute();
  const [accessToken, refreshToken] = [newSecret(), newSecret()];
  const client = { id: CLIENT_ID, grants: [] };
  await tokensModel(services).saveToken({ accessToken, refreshToken, client, user: {} }, client, { familyId });
  return { access_token: accessToken, refresh_token: refreshToken };
}

/** The access token of a role's demo account. */
export async function signIn(test: Pick<TestApp, 'inject' | 'mailbox'>, role: RoleName): Promise<string> {
  return (await signInFully(test, role)).access_token;
}

/** The whole sign-in of a demo account. */
export async function signInFully(test: Pick<TestApp, 'inject' | 'mailbox'>, role: RoleName): Promise<Tokens> {
  return await signInWith(test, { email: emailOf(role), password: DEMO_PASSWORD });
}

/** Walks the whole sign-in, the code of two-factor from the mailbox included. */
export async function signInWith(
  test: Pick<TestApp, 'inject' | 'mailbox'>,
  { email, password }: { email: string; password: string },
): Promise<Tokens> {
  const login = await send(test, 'POST', '/api/login', { payload: { username: email, password } });
  const cookie = [login.headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ');

  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'fmis-portal',
    redirect_uri: '/oauth/code',
    state: 'tests',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  let otp: string | undefined;
  if (login.body.next === 'otp') {
    await send(test, 'GET', `/api/send-otp/${encodeURIComponent(email)}`, { headers: { cookie } });
    otp = latestCode(test.mailbox);
  }
  const authorized = await send(test, 'GET', `/api/oauth/authorize?${query}`, { headers: { cookie } });
  const decided = await send(test, 'POST', '/api/oauth/authorize/decision', {
    headers: { cookie },
    payload: { transactionId: authorized.body.transactionId, ...(otp ? { otp } : {}) },
  });
  const code = new URL(decided.body.redirect, 'http://localhost').searchParams.get('code');
  const token = await send(test, 'POST', '/api/oauth/token', {
    payload: {
      grant_type: 'authorization_code',
      client_id: 'fmis-portal',
      redirect_uri: '/oauth/code',
      code,
      code_verifier: verifier,
    },
  });
  return { access_token: token.body.access_token, refresh_token: token.body.refresh_token };
}

/** The six digits that were sent last, empty where none were; texts to farmers may arrive in between. */
export function latestCode({ texts, mails }: TestApp['mailbox']): string {
  const codes = [...mails, ...texts].flatMap(({ text }) => /\bcode is (\d{6})\b/.exec(text)?.[1] ?? []);
  return codes.at(-1) ?? '';
}

async function send(
  test: Pick<TestApp, 'inject'>,
  method: 'GET' | 'POST',
  url: string,
  more: { payload?: object; headers?: Record<string, string> },
): Promise<TestAnswer> {
  const answer = await test.inject({ method, url, ...more });
  if (answer.status !== 200)
    throw new Error(`${method} ${url.split('?')[0]} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
