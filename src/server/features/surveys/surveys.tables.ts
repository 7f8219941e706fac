import type { ColumnType } from 'kysely';
import type { Audio, SurveyContent } from '../../../../machines/ivr/menu.ts';
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

interface SurveyTables {
  surveys: SurveysTable;
}

declare module '../../schema.ts' {
  interface Schema extends SurveyTables {}
}
