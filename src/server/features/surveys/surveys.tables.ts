import type { ColumnType } from 'kysely';
import type { Audio, Language, SurveyContent } from '../../../../machines/ivr/menu.ts';
import type { BroadcastColumns } from '../campaigns/campaigns.tables.ts';

type List = ColumnType<readonly string[], string | undefined, string>;

export interface SurveysTable extends BroadcastColumns {
  survey_category_id: string;
  survey_inputs: ColumnType<SurveyContent['surveyInputs'], string | undefined, string>;
  survey_profiles: List;
  survey_crops: List;
  survey_locations: List;
  survey_machineries: List;
  survey_languages: List;
  survey_livestocks: List;
  survey_operator: List;
  survey_files: ColumnType<Audio, string | undefined, string>;
}

interface SurveyCallsTable {
  survey_id: string;
  call_id: string;
  country_code: string | null;
  msisdn: string | null;
  language: Language | null;
  is_trial: boolean;
  asked_at: Date;
}

interface SurveyAnswersTable {
  survey_id: string;
  call_id: string;
  input_id: string;
  key: string;
  answered_at: Date;
}

interface SurveyRecordingsTable {
  id: string;
  survey_id: string;
  call_id: string;
  input_id: string;
  media_id: string;
  tag: ColumnType<string | null, string | null | undefined, string | null>;
  tagged_by_id: ColumnType<string | null, string | null | undefined, string | null>;
  tagged_by_name: ColumnType<string | null, string | null | undefined, string | null>;
  tagged_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
}

interface SurveyTables {
  surveys: SurveysTable;
  survey_calls: SurveyCallsTable;
  survey_answers: SurveyAnswersTable;
  survey_recordings: SurveyRecordingsTable;
}

declare module '../../schema.ts' {
  interface Schema extends SurveyTables {}
}
