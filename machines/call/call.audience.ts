import type { CompiledNode } from '../ivr/compile/compile.ts';
import type { CallContent } from '../ivr/menu.ts';
import type { CallState } from './call.effects.ts';
import { isInDate } from './call.times.ts';
import { holds, note, type Walk } from './call.walk.ts';

/** Ids of reference lists by kind; an empty kind means everybody. */
interface Audience {
  readonly crops: readonly string[];
  readonly livestocks: readonly string[];
  readonly machineries: readonly string[];
  readonly locations: readonly string[];
  readonly languages: readonly string[];
}

/** Any of a kind, all the kinds. */
export function isFor(walk: Walk, audience: Audience): boolean {
  const { caller, language } = walk.call;
  return (
    shares(audience.crops, caller.crops) &&
    shares(audience.livestocks, caller.livestock) &&
    shares(audience.machineries, caller.machineries) &&
    shares(audience.locations, caller.location) &&
    (audience.languages.length === 0 ||
      audience.languages.some((id) => id === language || walk.menu.languageOf.get(id) === language))
  );
}

function shares(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((id) => has.includes(id));
}

/** The children of a node that this caller is offered, by its queries, its audience and what is left to hear there. */
export function childrenFor(walk: Walk, { children }: CompiledNode): readonly CompiledNode[] {
  return children.filter((child) => {
    const why = reasonToHide(walk, child);
    if (why !== null) note(walk, 'childHidden', { child: child.uuid, title: child.title, why });
    return why === null;
  });
}

function reasonToHide(walk: Walk, { node, targets, campaigns, title }: CompiledNode): string | null {
  if (!isFor(walk, targets)) return 'audience';
  if (!holds(walk, node.validationQuery, title)) return 'validation';
  if (targets.campaigns.length > 0 && !campaigns.some((one) => isCampaignDue(walk, one))) return 'campaigns';
  if (targets.surveys.length > 0 && !targets.surveys.some((id) => isSurveyDue(walk, id))) return 'surveys';
  return null;
}

export function isCampaignDue(walk: Walk, campaign: CallContent): boolean {
  return isDue(walk, campaign, walk.call.campaignsHeard);
}

export function isSurveyDue(walk: Walk, id: string): boolean {
  const survey = walk.menu.surveys.get(id);
  return survey !== undefined && isDue(walk, survey, walk.call.surveysTaken);
}

/** By what only campaigns and surveys go by. */
function fits({ caller, at }: CallState, { profiles = [], operators = [], calledWithinDays = null }: CallContent) {
  return (
    shares(profiles, [caller.occupation ?? '']) &&
    shares(operators, [caller.operator ?? '']) &&
    (calledWithinDays === null ||
      (caller.lastCallAt != null && Date.parse(at) - Date.parse(caller.lastCallAt) <= calledWithinDays * DAY_MS))
  );
}
const DAY_MS = 86_400_000;

function isDue(walk: Walk, content: CallContent, heard: CallState['campaignsHeard']): boolean {
  const { call } = walk;
  if (content.oncePerCall && heard.includes(content.id)) return false;
  if (content.oncePerCallGlobal && (heard.includes(content.id) || call.heardBefore.includes(content.id))) return false;
  return (
    isInDate(content, call.at) &&
    isFor(walk, content) &&
    fits(call, content) &&
    holds(walk, content.validationQuery, content.title)
  );
}
