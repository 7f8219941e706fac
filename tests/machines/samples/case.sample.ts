import { type CaseFacts, noCaseFacts } from '../../../machines/cases/case.machine.ts';
import { caseWorkflow } from '../../../machines/cases/case.workflow.ts';
import type { Sample } from '../sample.ts';

/** Stands for the entry of a reference list that the server knows. */
export const COTTON = '00000000-0000-4000-8000-0000000000c0';

export const caseSample: Sample<CaseFacts> = {
  workflow: caseWorkflow,
  unborn: noCaseFacts,
  events: [
    { type: 'CREATE', status: 'open', isFarmers: true },
    { type: 'CREATE', isFarmers: true },
    { type: 'EDIT', title: 'Pink bollworm in the last bolls' },
    { type: 'ASSIGN', agent: 'call-center@demo.fmis' },
    { type: 'PEND', question: 'Is there a picture of an open boll?' },
    { type: 'SNOOZE', until: '2099-12-01' },
    { type: 'WAKE' },
    { type: 'TELL', text: 'Which field is it?' },
    { type: 'HEAR', text: 'The lower one.' },
    { type: 'RESOLVE', answer: 'Pick now, dry the cotton, chop the sticks.' },
    { type: 'CLOSE' },
    { type: 'REOPEN', reason: 'The farmer calls again' },
    { type: 'DELETE' },
    { type: 'MERGE', into: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21', intoState: 'open' },
    { type: 'UNMERGE' },
    { type: 'TAG', tag: 'late season' },
    { type: 'UNTAG', tag: 'late season' },
    { type: 'ADD_PARAMETER', kind: 'crops', parameter: COTTON },
    { type: 'REMOVE_PARAMETER', kind: 'crops', parameter: COTTON },
  ],
  // What is written about a case decides nothing but whether it is written already.
  digest: ({ tags, parameters, mergedFrom }) => `${tags.length > 0}${parameters.length > 0}${mergedFrom}`,
};
