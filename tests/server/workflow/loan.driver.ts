import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';
import type { Driver, TestEnvironment } from './driver.ts';

const types = [1, 2, 3, 4, 5].map((n) => `20000000-0000-4000-8000-00000000000${n}`);
/** The partner that the demo's Loan Partner works for. */
const PARTNER = '10000000-0000-4000-8000-000000000001';
const made = new WeakMap<TestEnvironment, number>();

export const loanDriver: Driver = {
  lists: ['/loan/applications/all'],

  async create(ground) {
    const nth = made.get(ground) ?? 0;
    made.set(ground, nth + 1);
    const farmer = await ground.database
      .selectFrom('farmers')
      .select('id')
      .where('state', '=', 'active')
      .where('id', 'not in', (eb) =>
        eb.selectFrom('loan_applications').select('farmer_id').where('number', '<=', 24_834),
      )
      .orderBy('id')
      .offset(Math.floor(nth / types.length))
      .limit(1)
      .executeTakeFirstOrThrow();
    const admin = await ground.as('Super Admin');
    const answer = await admin.post('/loan/applications', {
      farmerId: farmer.id,
      typeId: types[nth % types.length],
      partnerId: PARTNER,
      purpose: 'Wheat inputs',
      season: 'Rabi 2026–27',
      amount: 100_000,
      acres: 4,
      tenureMonths: 8,
    });
    if (answer.status !== 201) throw new Error(`No application was made: ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  },

  async payload(ground, event, id) {
    const { type, actorId: _, ...payload } = event;
    switch (type) {
      case 'ASSIGN_AGENT':
        return { email: await agentFor(ground, event) };
      case 'ADD_CLAUSE':
        return { title: payload.title, text: payload.text };
      case 'UPDATE_CLAUSE':
        return { title: payload.title, text: payload.text, clauseId: (await clauseOf(ground, id)) ?? id };
      case 'SIGN_CONTRACT':
        // The application is of the day at which the tests' clock stands: no contract is older.
        return { ...payload, ...(payload.date === '2026-11-19' && { date: '2026-11-20' }) };
      case 'PROCURE':
        return { items: payload.items };
      default:
        return payload;
    }
  },
};

/** The sample's two agents stand for the first two of the demonstration. */
async function agentFor(ground: TestEnvironment, event: WorkflowEvent): Promise<string> {
  const admin = await ground.as('Super Admin');
  const { body } = await admin.get('/loan/agents');
  return body.items[event.email === 'imran@demo.fmis' ? 1 : 0].email;
}

async function clauseOf(ground: TestEnvironment, id: string): Promise<string | undefined> {
  const admin = await ground.as('Super Admin');
  const { body } = await admin.get(`/loan/applications/${id}`);
  return body.clauses[0]?.id;
}
