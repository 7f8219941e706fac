import { load } from './load.ts';

interface Server {
  origin: string;
  token?: string;
}

interface Grown {
  sizes: { few: number; many: number };
  rows: { name: string; few: number; many: number; times: number }[];
}

const AIM = 1.3;

/** What is asked for at the opening of a page: lists with their counts, the dashboard, the load of every queue. */
const calls: Readonly<Record<string, string>> = {
  'loan applications': '/loan/applications/all?limit=50&counts=true',
  'loan applications of one state': '/loan/applications/all?limit=50&status=assigned',
  'loan applications, the longest in their state': '/loan/applications/all?limit=50&status=assigned&sort=stateSince',
  posts: '/forum/approved-posts?limit=50&counts=true',
  'posts that wait': '/forum/pending-posts?limit=50&counts=true',
  listings: '/mandi/listing/all?limit=50&counts=true',
  'reported posts': '/forum/post/report?limit=50&counts=true',
  badges: '/badges/recomendations?limit=50&counts=true',
  cases: '/case/all?limit=50&counts=true',
  'cases of one state': '/case/all?limit=50&status=open',
  'cases, the longest in their state': '/case/all?limit=50&status=open&sort=stateSince',
  farmers: '/subscription/farmer-agent-wise-list?limit=50&counts=true',
  subscribers: '/subscription/subscriber-agent-wise-list?limit=50&status=active',
  'the do-not-call list': '/dncr-list?limit=50&counts=true',
  jobs: '/job/?limit=50&counts=true',
  campaigns: '/campaign/?limit=50',
  dashboard: '/dashboard',
  'load of the posts': '/stats/queue-load?entity=post',
  'load of the reports': '/stats/queue-load?entity=report',
};

/** How much longer each takes among many records than among few, in turn. */
export async function benchGrowth(given: {
  few: Server;
  many: Server;
  sizes: Grown['sizes'];
  seconds: number;
  rounds: number;
}): Promise<Grown> {
  const rows: Grown['rows'] = [];
  for (const [name, path] of Object.entries(calls)) {
    const get = () => ({ method: 'GET', path: `/api${path}` }) as const;
    const rates: { few: number; many: number }[] = [];
    for (let round = 0; round <= given.rounds; round++) {
      const [few, many] = [
        await load(given.few.origin, given.few.token ?? null, given.seconds, get),
        await load(given.many.origin, given.many.token ?? null, given.seconds, get),
      ];
      // The first round warms up.
      if (round > 0) rates.push({ few, many });
    }
    const middle = (of: (rate: (typeof rates)[number]) => number) =>
      rates.map(of).toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? Number.NaN;
    rows.push({
      name,
      few: middle(({ few }) => few),
      many: middle(({ many }) => many),
      times: middle(({ few, many }) => few / many),
    });
  }
  return { sizes: given.sizes, rows };
}

export function growthSection({ sizes, rows }: Grown): string {
  return [
    '## Growth',
    '',
    `Answers a second with ${sizes.few} records of every type and with ${sizes.many}, and how many times as long one takes (aim: at most ${AIM}).`,
    '',
    `| Call | ${sizes.few} | ${sizes.many} | times as long |`,
    '|---|---|---|---|',
    ...rows.map(
      ({ name, few, many, times }) => `| ${name} | ${few.toFixed(0)} | ${many.toFixed(0)} | ${times.toFixed(2)} |`,
    ),
    '',
  ].join('\n');
}
