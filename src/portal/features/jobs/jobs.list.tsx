import { none, stateColumn } from '../../lists/columns.usual.tsx';
import { defineList } from '../../lists/list.ts';
import { code } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { jobs } from './job.entity.ts';
import { useCampaigns } from './jobs.data.ts';
import { LastRun } from './LastRun.tsx';
import { NewJobButton } from './NewJobButton.tsx';
import { ScheduleNotice } from './ScheduleOutlook.tsx';
import { CancelNotice, ResumeNotice } from './UndoneNotices.tsx';

export const jobsList = defineList({
  entity: jobs,
  defaultSort: 'urgency',
  Primary: NewJobButton,
  rowMenu: { actions: [], events: [['SCHEDULE', 'PAUSE', 'RESUME', 'RETRY'], ['CANCEL']], buttons: 1 },
  columns: [
    {
      key: 'jobNumber',
      width: 84,
      sort: 'jobNumber',
      sortsMany: 'always',
      fixed: true,
      tone: 'muted',
      cell: ({ jobNumber }) => <span className={code}>{jobNumber}</span>,
    },
    {
      key: 'title',
      width: 216,
      sort: 'title',
      tone: 'strong',
      opens: true,
      phone: 'first',
      cell: ({ title }) => <Written cut>{title}</Written>,
    },
    {
      key: 'sends',
      width: 128,
      cell: ({ campaign, survey }) => {
        const sent = campaign ?? survey;
        return sent ? <Written cut>{sent.title}</Written> : none;
      },
    },
    {
      key: 'nextRunAt',
      width: 144,
      sort: 'nextRunAt',
      phone: 'second',
      cell: ({ nextRunAt }, { format }) => (nextRunAt ? format.dateTime(nextRunAt) : none),
    },
    { ...stateColumn('job', 116), sort: 'state' },
    {
      key: 'lastRun',
      // "3,909 of 4,000" whole in every language: a number that is cut is another number.
      width: 144,
      align: 'end',
      cell: ({ lastRun }) => (lastRun ? <LastRun of={lastRun} /> : none),
    },
    {
      key: 'stateSince',
      width: 92,
      align: 'end',
      sort: 'stateSince',
      sortsMany: 'inOneState',
      isAge: true,
      cell: ({ stateSince }, { format, now }) => format.age(stateSince, now),
    },
  ],
  notices: {
    SCHEDULE: { isFor: ({ state }) => state === 'draft', Content: ScheduleNotice },
    RESUME: { isFor: ({ state }) => state === 'paused', Content: ResumeNotice },
    CANCEL: { isFor: ({ state }) => state !== 'draft' && state !== 'scheduled', Content: CancelNotice },
  },
  filters: [{ kind: 'choice', key: 'campaignId', useOptions: useCampaigns }],
});
