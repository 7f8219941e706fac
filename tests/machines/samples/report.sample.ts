import { noReportFacts, type ReportFacts } from '../../../machines/forum/report.machine.ts';
import { reportWorkflow } from '../../../machines/forum/report.workflow.ts';
import { ACTOR_ID, type Sample } from '../sample.ts';

export const reportSample: Sample<ReportFacts> = {
  workflow: reportWorkflow,
  unborn: noReportFacts,
  events: [
    { type: 'REPORT' },
    { type: 'REPORT', dismissedBefore: true },
    { type: 'AGREE' },
    { type: 'DISMISS' },
    { type: 'REOPEN' },
    { type: 'ESCALATE', reason: 'I know the person' },
    { type: 'TAKE_BACK' },
  ],
  digest: () => '',
  // What is handed on the server keeps.
  meanwhile: (facts) => ({ ...facts, handedBy: ACTOR_ID }),
};
