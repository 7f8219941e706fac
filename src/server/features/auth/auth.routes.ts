import type { FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { forgetExpired } from './forget-expired.ts';
import { OTP_PAUSE_SECONDS } from './otp.service.ts';
import { requestReset, resetPassword } from './password-reset.service.ts';
import { PENDING_SECONDS } from './pending.store.ts';
import { hashOf } from './secrets.ts';
import { beginAuthorization, beginSignIn, decideAuthorization, sendCodeAgain } from './sign-in.service.ts';
import { tokenExchange } from './tokens.service.ts';

const COOKIE = 'fmis_sign_in';

export const authRoutes: Feature = (services) => {
  const { database, clock, settings, upkeep } = services;
  upkeep.hourly('forget expired sessions', () => forgetExpired(database, clock()));
  const exchange = tokenExchange(services);
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (value: string, seconds: number) => ({
    'set-cookie': `${COOKIE}=${value}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`,
  });

  return {
    signIn: async ({ body, request }) => {
      const { secret, step } = await beginSignIn(services, { ...body, address: request.ip });
      return { body: step, headers: cookie(secret, PENDING_SECONDS) };
    },

    sendOtp: async ({ params, request }) => {
      await sendCodeAgain(services, { user: params.user, secret: secretOf(request), address: request.ip });
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

    decideAuthorization: async ({ body, request }) => {
      const redirect = await decideAuthorization(services, secretOf(request), {
        transactionId: body.transactionId,
        otp: body.otp,
      });
      return { body: { redirect }, headers: cookie('', 0) };
    },

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

    forgotPassword: async ({ body, request }) => {
      await requestReset(services, body.email, request.ip);
      return { status: 202, body: { message: 'If this address has an account, a link is on its way.' } };
    },

    resetPassword: async ({ body }) => {
      await resetPassword(services, body.token, body.password);
      return { body: { success: true, message: 'Your password has been changed.' } };
    },

    listDemoOutbox: async ({ query }) => {
      if (!settings.demo) throw notFound('outbox');
      const { limit = 50, offset = 0 } = query;
      const { total } = await database
        .selectFrom('sent_messages')
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await database
        .selectFrom('sent_messages')
        .selectAll()
        .orderBy('sent_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      const items = rows.map(({ id, channel, recipient, subject, text, sent_at }) => ({
        id,
        channel,
        to: recipient,
        subject,
        text,
        at: sent_at.toISOString(),
      }));
      return { body: { items, total: Number(total), limit, offset } };
    },
  };
};

/** The secret of the pending sign-in, from its cookie. */
function secretOf(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}
