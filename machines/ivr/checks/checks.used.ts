import { hasEnded } from '../../call/call.times.ts';
import type { ApiCallDetail, CallContent, MenuNode, SurveyContent, TrunkCallDetail } from '../menu.ts';
import { kindOf } from '../questions.ts';
import type { Known } from './checks.known.ts';
import { type Problem, problem } from './problem.ts';

/* What is wrong with what a node or box uses: another system, a trunk, a survey, a campaign. */

/** An address that nothing can be asked at, and a trunk that leads to nobody. Switched off, they say nothing but that. */
export function apiProblems(uuid: string, field: string, detail: ApiCallDetail | undefined): Problem[] {
  if (detail?.active !== 1 || isAddress(detail.url)) return [];
  return [problem('addressInvalid', 'error', uuid, { title: detail.title, address: detail.url }, field)];
}

export function trunkProblems(
  uuid: string,
  field: string,
  trunk: TrunkCallDetail | undefined,
  files: Known['files'],
): Problem[] {
  if (trunk?.active !== 1) return [];
  const { title, endpoint, dialingTimings, offtimeContentId } = trunk;
  const found: Problem[] = [];
  if (endpoint.trim() === '') found.push(problem('trunkWithoutEndpoint', 'error', uuid, { title }, field));
  if (dialingTimings.length === 0) found.push(problem('trunkWithoutTimes', 'warning', uuid, { title }, field));
  else if (offtimeContentId === null || !files.has(offtimeContentId)) {
    found.push(problem('trunkWithoutOffTime', 'warning', uuid, { title }, field));
  }
  return found;
}

/** Campaigns and surveys that are over, and surveys that cannot be asked or answered as they are. */
export function contentProblems({ childNodeUuid: uuid, links }: MenuNode, known: Known): Problem[] {
  const surveys = links.surveys.flatMap(({ target }) => known.surveys.get(target) ?? []);
  return [
    ...links.campaigns.flatMap(({ target }) => over(uuid, 'links.campaigns', known.campaigns.get(target), known.at)),
    ...surveys.flatMap((survey) => over(uuid, 'links.surveys', survey, known.at)),
    ...surveys.flatMap((survey) => surveyProblems(uuid, survey)),
  ];
}

function over(uuid: string, field: string, content: CallContent | undefined, at: string | null): Problem[] {
  if (!content || at === null || !hasEnded(content, at)) return [];
  const values = { target: content.id, title: content.title, ended: content.endDt.slice(0, 10) };
  return [problem('contentOver', 'warning', uuid, values, field)];
}

function surveyProblems(uuid: string, { id, title, surveyInputs }: SurveyContent): Problem[] {
  const say = (code: Parameters<typeof problem>[0], values: Problem['values'] = {}) =>
    problem(code, 'warning', uuid, { target: id, title, ...values }, 'links.surveys');
  if (surveyInputs.length === 0) return [say('surveyEmpty')];
  const wrong = surveyInputs.flatMap(({ title: question, keys, kind }) => {
    if (kindOf({ kind }) !== 'keys') return [];
    if (keys.length === 0) return [say('surveyKeyless', { question })];
    const twice = keys.find(({ key }, place) => keys.findIndex((other) => other.key === key) < place);
    return twice ? [say('surveyKeyTwice', { question, key: twice.key })] : [];
  });
  return [...wrong, say('questionsSilent')];
}

const PLACE = /\{\{[^{}]*\}\}/g;

/** Places that calls fill in are allowed for. */
function isAddress(text: string): boolean {
  const address = text.trim().replaceAll(PLACE, 'x');
  if (/[\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && /^[\w.-]+$|^\[[\da-f:]+\]$/i.test(hostname);
}
