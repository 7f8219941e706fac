import type { Asked, InProcess } from '../../platform/egress.ts';

/*
 * In a demonstration there is nobody to ask. `https://demo.fmis.invalid/…` is answered by this process itself: the name
 * can lead nowhere (RFC 2606), so nothing leaves the machine, and the answers are as invented as the demo's farmers.
 */

const answers: Readonly<Record<string, (given: Readonly<Record<string, string>>) => unknown>> = {
  '/weather': ({ tehsil = '', days = '1' }) => ({
    ok: true,
    place: tehsil.split(',')[0] ?? '',
    days: Array.from({ length: Math.min(7, Math.max(1, Math.trunc(Number(days)) || 1)) }, (_, day) => ({
      day: day + 1,
      minC: 9 + (day % 3),
      maxC: 22 + (day % 4),
      rainMm: day === 2 ? 6 : 0,
    })),
    fileName: 'weather-dry.mp3',
  }),
  '/prices': ({ crops = '' }) => ({
    ok: true,
    items: crops
      .split(',')
      .filter(Boolean)
      .slice(0, 10)
      .map((crop, index) => ({ crop, unit: '40 kg', rupees: 3_200 + index * 150 })),
  }),
  '/nearest-mandi': ({ place = '' }) => ({ ok: true, place: place.split(',')[0] ?? '', mandi: 'Khanewal', km: 14 }),
  '/loans': ({ msisdn = '' }) => ({ ok: true, msisdn, status: 'assigned', waitingDays: 3 }),
  '/advice': ({ crops = '', language = 'ur' }) => ({ ok: true, crops, language, stage: 'tillering' }),
  '/bookings': ({ msisdn = '', machine = '' }) => ({ ok: true, msisdn, machine, number: 4_107 }),
  '/listings': ({ msisdn = '' }) => ({ ok: true, msisdn, number: 20_931 }),
  '/call-backs': ({ msisdn = '' }) => ({ ok: true, msisdn, withinMinutes: 60 }),
  '/profile': ({ msisdn = '' }) => ({ ok: true, msisdn, profile: { language: 'ur' } }),
};

export const demoAnswers: ReadonlyMap<string, InProcess> = new Map([['demo.fmis.invalid', answer]]);

function answer(asked: Pick<Asked, 'body' | 'headers'>, url: URL): ReturnType<InProcess> {
  if (url.pathname === '/signed-in') return signedIn(asked);
  if (url.pathname === '/down') return { status: 503, body: { ok: false, message: 'Out of service' } };
  const find = Object.hasOwn(answers, url.pathname) ? answers[url.pathname] : undefined;
  if (!find)
    return {
      status: 404,
      body: { ok: false, message: 'The demonstration has no such address', known: Object.keys(answers) },
    };
  return { status: 200, body: find({ ...Object.fromEntries(url.searchParams), ...fieldsOf(asked.body) }) };
}

/** For trying an API call that signs itself in, and for seeing which headers arrive. */
function signedIn({ headers = [] }: Pick<Asked, 'headers'>): ReturnType<InProcess> {
  const isSigned = headers.some(({ name }) => /^(authorization|x-api-key)$/i.test(name));
  if (!isSigned) return { status: 401, body: { ok: false, message: 'Say who asks' } };
  return {
    status: 200,
    body: { ok: true, headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])) },
  };
}

function fieldsOf(body: string | null): Record<string, string> {
  try {
    const value: unknown = JSON.parse(body ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field)]));
  } catch {
    // A body that is no JSON says nothing to these answers.
    return {};
  }
}
