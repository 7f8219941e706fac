import type { LinkKind } from '../../../../../machines/ivr/menu.ts';
import type { QueryField } from '../../../../../machines/ivr/node/node.facts.ts';
import type { QueryKind } from '../../../../../machines/ivr/query/query.ts';

/*
 * The fields of a node as they are filled in, once for the inspector and for an edit of several nodes.
 */

export const counts = [
  { field: 'nodeRepeat', min: 1, max: 10 },
  { field: 'childRepeat', min: 0, max: 10 },
  { field: 'maxChildNodes', min: 0, max: 12 },
] as const;

export const lengths = [
  { field: 'maxDurationSeconds', min: 1, max: 3600 },
  { field: 'maxSilenceSeconds', min: 0, max: 600 },
] as const;

/** Where a call goes on, and how. */
export const branches = [
  { branch: 'success', target: 'successNodeUuid', plays: 'playSuccessNodeContent' },
  { branch: 'failed', target: 'failedNodeUuid', plays: 'playFailedNodeContent' },
] as const;

/** What a node plays and does besides its own sounds. */
export const contentKinds = [
  'contentFiles',
  'contentNodes',
  'campaigns',
  'surveys',
  'apiActions',
  'trunkActions',
] as const satisfies readonly LinkKind[];

export const queryFields = {
  validationQuery: { name: 'validationQuery', kind: 'validation', placeholder: 'caller.language == "ur"' },
  fileNameQuery: { name: 'fileNameQuery', kind: 'fileName', placeholder: '"weather-" + caller.language' },
  patchDataQuery: { name: 'patchDataQuery', kind: 'patch', placeholder: '{"language": "ps"}' },
} as const satisfies Record<QueryField, { name: QueryField; kind: QueryKind; placeholder: string }>;
