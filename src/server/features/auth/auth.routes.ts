import type { FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { HOURLY } from '../../platform/jobs/jobs.ts';
import { authenticatorCalls } from './authenticators.ts';
import { deviceOf } from './devices.ts';
import { forgetExpired } from './forget-expired.ts';
import { OTP_PAUSE_SECONDS } from './otp.service.ts';
import { listOutbox } from './outbox.queries.ts';
import { accountOfLink, requestReset, resetPassword } from './password-reset.service.ts';
import { PENDING_SECONDS } from './pending.store.ts';
import { RESET_SECONDS, resetMailJob } from './reset-mails.ts';
import { hashOf, newSecret } from './secrets.ts';
import { beginAuthorization, beginSignIn, decideAuthorization, sendCodeAgain } from './sign-in.service.ts';
import { tokenExchange } from './tokens.service.ts';

const SIGN_IN_COOKIE = 'fmis_sign_in';
/** The same whoever has the address. */
const LINK_ASKED = { sendsMail: true, message: 'If this address has an account, a link is on its way.' };
const NO_MAIL = {
  sendsMail: false,
  message: 'This installation sends no mail: ask whoever looks after the accounts for a new password.',
};
/** Which reset links of a demonstration's outbox are this browser's own. */
const RESET_COOKIE = 'fmis_reset';

export const authRoutes: Feature = (services) => {
  const { database, clock, mail, settings, jobs } = services;
  jobs.define({ name: 'forget-sessions', cron: HOURLY, work: () => forgetExpired(database, clock()) });
  jobs.define(resetMailJob(services));
  const exchange = tokenExchange(services);
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (name: string, value: string, seconds: number) => ({
    'set-cookie': `${name}=${value}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`,
  });

  return {
    signIn: async ({ body, address }) => {
      const { secret, step } = await beginSignIn(services, { ...body, address });
      return { body: step, headers: cookie(SIGN_IN_COOKIE, secret, PENDING_SECONDS) };
    },

    sendOtp: async ({ params, request, address }) => {
      await sendCodeAgain(services, { user: params.user, secret: secretOf(request), address });
      return { body: { success: true, message: 'A code has been sent.', retryAfter: OTP_PAUSE_SECONDS } };
    },

    authorize: async ({ query, request }) => {
      const transactionId = await beginAuthorization(services, secretOf(request), {
        clientId: query.client_id,
        redirectUri: query.redirect_uri,
        state: query.state,
        codeChallenge: query.code_challenge,
      });
      return { body: { transactionId } };
    },

    decideAuthorization: async ({ body, request, address }) => {
      const redirect = await decideAuthorization(services, secretOf(request), {
        transactionId: body.transactionId,
        otp: body.otp,
        address,
        device: deviceOf(request.headers['user-agent']),
      });
      return { body: { redirect }, headers: cookie(SIGN_IN_COOKIE, '', 0) };
    },

    ...authenticatorCalls(services),

    exchangeToken: async ({ body }) => ({ body: await exchange(body), headers: { 'cache-control': 'no-store' } }),

    signOut: async ({ request }) => {
      const token = (request.headers.authorization ?? '').split(' ')[1] ?? '';
      await database
        .updateTable('token_families')
        .set({ ended_at: clock() })
        .where('id', 'in', (eb) =>
          eb.selectFrom('access_tokens').select('family_id').where('token_hash', '=', hashOf(token)),
        )
        .where('ended_at', 'is', null)
        .execute();
      return { status: 204 };
    },

    forgotPassword: async ({ body, address }) => {
      const secret = newSecret();
      await requestReset(services, { email: body.email, address, secret });
      return {
        status: 202,
        body: mail.missing === undefined ? LINK_ASKED : NO_MAIL,
        ...(settings.demo && { headers: cookie(RESET_COOKIE, secret, RESET_SECONDS) }),
      };
    },

    checkResetLink: async ({ body }) => ({ body: { good: (await accountOfLink(services, body.token)) !== undefined } }),

    resetPassword: async ({ body }) => {
      await resetPassword(services, body.token, body.password);
      return { body: { success: true, message: 'Your password has been changed.' } };
    },

    listDemoOutbox: async ({ query, request, callerNow }) => {
      if (!settings.demo) throw notFound('outbox');
      const { limit = 50, offset = 0 } = query;
      const secrets = [secretOf(request), cookieOf(request, RESET_COOKIE)].filter((secret) => secret !== undefined);
      const caller = await callerNow();
      const shown = { secrets, withTexts: caller?.roles.includes('Super Admin') === true };
      return { body: { ...(await listOutbox(database, shown, { limit, offset })), limit, offset } };
    },
  };
};

/** The secret of the pending sign-in, from its cookie. */
function secretOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, SIGN_IN_COOKIE);
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
