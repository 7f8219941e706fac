import type { AccountTables } from './features/accounts/accounts.tables.ts';
import type { AuthTables } from './features/auth/auth.tables.ts';
import type { BadgeTables } from './features/badges/badges.tables.ts';
import type { CampaignTables } from './features/campaigns/campaigns.tables.ts';
import type { CaseTables } from './features/cases/cases.tables.ts';
import type { FarmerTables } from './features/farmers/farmers.tables.ts';
import type { ForumTables } from './features/forum/forum.tables.ts';
import type { IvrTables } from './features/ivr/ivr.tables.ts';
import type { LoanTables } from './features/loans/loans.tables.ts';
import type { ReferenceTables } from './features/lovs/lovs.tables.ts';
import type { MandiTables } from './features/mandi/mandi.tables.ts';
import type { MessageTables } from './features/messages/messages.tables.ts';
import type { ReportTables } from './features/reports/reports.tables.ts';
import type { SubscriberTables } from './features/subscribers/subscribers.tables.ts';
import type { SurveyTables } from './features/surveys/surveys.tables.ts';
import type { PlatformTables } from './platform/platform.tables.ts';
import type { ModerationTables } from './records/records.tables.ts';
import type { RunTables } from './records/runs.tables.ts';
import type { TallyTables } from './records/tallies.tables.ts';

/** All tables: each feature declares its own beside its store and joins them here. */
export interface Schema
  extends PlatformTables,
    AccountTables,
    AuthTables,
    LoanTables,
    ReferenceTables,
    SubscriberTables,
    FarmerTables,
    CaseTables,
    MandiTables,
    ForumTables,
    ReportTables,
    BadgeTables,
    MessageTables,
    ModerationTables,
    TallyTables,
    RunTables,
    IvrTables,
    CampaignTables,
    SurveyTables {}
