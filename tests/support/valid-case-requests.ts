import { entryOf, newCase } from '../server/workflow/case.driver.ts';
import type { TestApp } from './app.ts';
import { picture } from './form.ts';
import type { Records } from './valid-requests.ts';

const fresh = async (app: TestApp): Promise<{ id: string }> => await newCase(app, await app.as('Super Admin'));
const cotton = (app: TestApp) => entryOf(app, 'crop', 'Cotton');

const aboutCotton = async (app: TestApp): Promise<{ id: string }> =>
  await newCase(app, await app.as('Super Admin'), { crops: [await cotton(app)], tags: ['late season'] });

/** Calls about cases whose examples name records that do not exist. */
export const caseRequests: { [operationId: string]: Records } = {
  getCase: async (app) => ({ path: { id: (await fresh(app)).id } }),
  createCase: async (app) => ({
    body: {
      msisdn: '923004417826',
      title: 'Pink bollworm in the last bolls',
      category: await entryOf(app, 'case-category', 'Insects'),
    },
  }),
  updateCase: async (app) => ({ body: { id: (await fresh(app)).id, title: 'Bollworm in the green bolls' } }),
  assignCase: async (app) => ({ body: { id: (await fresh(app)).id, agent: 'call-center@demo.fmis' } }),
  addCaseParameter: async (app) => ({
    body: { id: (await fresh(app)).id, type: 'crops', parameter: await cotton(app) },
  }),
  removeCaseParameter: async (app) => ({
    path: { id: (await aboutCotton(app)).id, type: 'crops', parameter: await cotton(app) },
  }),
  addCaseTag: async (app) => ({ body: { id: (await fresh(app)).id, tag: 'late season' } }),
  removeCaseTag: async (app) => ({ path: { id: (await aboutCotton(app)).id, tag: 'late season' } }),
  hearCase: async (app) => ({
    body: { id: (await fresh(app)).id, text: 'The lower field.' },
    files: { images: { filename: 'boll.jpg', type: 'image/jpeg', content: await picture() } },
  }),
  deleteCase: async (app) => ({ path: { id: (await fresh(app)).id } }),
  listCaseSubCategories: async (app) => ({
    path: { id: await entryOf(app, 'case-category', 'Insects') },
  }),
};
