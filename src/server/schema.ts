import type { PlatformTables } from './platform/platform.tables.ts';
import type { MarkTables } from './records/marks.tables.ts';
import type { ModerationTables } from './records/records.tables.ts';
import type { RunTables } from './records/runs.tables.ts';
import type { TallyTables } from './records/tallies.tables.ts';

/** All tables: each feature declares its own in `<feature>.tables.ts` and joins them here from there. */
export interface Schema extends PlatformTables, ModerationTables, MarkTables, TallyTables, RunTables {}
