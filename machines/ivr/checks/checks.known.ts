import type { MenuContext } from '../draft/draft.ts';
import type { ApiCallDetail, Audio, CallContent, SurveyContent, TrunkCallDetail } from '../menu.ts';

/** What of a menu's context the checks look things up in. */
export interface Known {
  actions: ReadonlyMap<string, ApiCallDetail>;
  trunks: ReadonlyMap<string, TrunkCallDetail>;
  campaigns: ReadonlyMap<string, CallContent>;
  surveys: ReadonlyMap<string, SurveyContent>;
  files: ReadonlyMap<string, Audio>;
  lists: MenuContext['lists'];
  /** The moment as of which dates are judged; null: they are not. */
  at: string | null;
}

export function knownOf(context: MenuContext, at: string | null): Known {
  return {
    actions: new Map(context.apiDetails.map((detail) => [detail.id, detail])),
    trunks: new Map(context.trunkDetails.map((detail) => [detail.id, detail])),
    campaigns: new Map(context.campaigns.map((campaign) => [campaign.id, campaign])),
    surveys: new Map(context.surveys.map((survey) => [survey.id, survey])),
    files: new Map(context.contentFiles.map(({ id, audio }) => [id, audio])),
    lists: context.lists,
    at,
  };
}
