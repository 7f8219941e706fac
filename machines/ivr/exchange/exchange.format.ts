import { languages, linkKinds } from '../menu.ts';
import type { Shape } from './exchange.shape.ts';

export const FORMAT = 'fmis-voice-menu';
export const FORMAT_VERSION = 1;
const MAX_NODES = 50_000;

const name: Shape = { kind: 'uuid' };
const id: Shape = { kind: 'text', min: 1, max: 100 };
const title: Shape = { kind: 'text', filled: true, max: 200 };
const query: Shape = { kind: 'nothingOr', shape: { kind: 'text', max: 1000 } };
const orNothing = (shape: Shape): Shape => ({ kind: 'nothingOr', shape });
const bit: Shape = { kind: 'choice', of: [0, 1] };
const yesNo: Shape = { kind: 'choice', of: ['yes', 'no'] };
const order: Shape = { kind: 'whole', min: -1_000_000, max: 1_000_000 };
const times: Shape = { kind: 'whole', min: 0, max: 100 };
const seconds: Shape = { kind: 'whole', min: 0, max: 86_400 };
const version: Shape = { kind: 'whole', min: 0, max: Number.MAX_SAFE_INTEGER };

const link: Shape = { kind: 'record', fields: { id, target: id } };
const links: Shape = {
  kind: 'record',
  fields: Object.fromEntries(linkKinds.map((kind): [string, Shape] => [kind, { kind: 'list', of: link, max: 1000 }])),
};
const sound: Shape = {
  kind: 'record',
  fields: { mediaId: id, name: { kind: 'text', max: 255 }, seconds: { kind: 'number', min: 0, max: 86_400 } },
};
const audio: Shape = {
  kind: 'record',
  fields: Object.fromEntries(languages.map((language): [string, Shape] => [language, sound])),
  optional: languages,
};

const script: Shape = { kind: 'record', fields: { text: { kind: 'text', min: 1, max: 2000 }, older: orNothing(id) } };
const scripts: Shape = {
  kind: 'record',
  fields: Object.fromEntries(languages.map((language): [string, Shape] => [language, script])),
  optional: languages,
};

const node: Shape = {
  kind: 'record',
  optional: ['scripts', 'note'],
  fields: {
    id,
    childNodeUuid: name,
    parentNodeUuid: orNothing(name),
    title,
    seqOrder: order,
    specialChar: orNothing({ kind: 'choice', of: Array.from('0123456789*#') }),
    hasInput: bit,
    active: bit,
    nodeRepeat: times,
    childRepeat: times,
    maxChildNodes: { kind: 'whole', min: 0, max: 1000 },
    validationQuery: query,
    fileNameQuery: query,
    patchDataQuery: query,
    successNodeUuid: orNothing(name),
    failedNodeUuid: orNothing(name),
    playSuccessNodeContent: yesNo,
    playFailedNodeContent: yesNo,
    menuLovId: orNothing(id),
    recordingEnabled: { kind: 'flag' },
    maxDurationSeconds: seconds,
    maxSilenceSeconds: seconds,
    recordingPathId: orNothing({ kind: 'text', max: 255 }),
    links,
    audio,
    scripts,
    note: { kind: 'text', min: 1, max: 1000 },
    version,
  },
};

const box: Shape = {
  kind: 'record',
  optional: ['scripts'],
  fields: {
    id: name,
    title,
    seqOrder: order,
    active: bit,
    actionType: { kind: 'choice', of: ['none', 'api', 'trunk'] },
    actionId: orNothing(id),
    fileName: orNothing({ kind: 'text', max: 255 }),
    fileNameQuery: query,
    validationQuery: query,
    parentNodeUuid: orNothing(name),
    childNodeUuid: orNothing(name),
    audio,
    scripts,
    version,
  },
};

/** A voice menu, or subtrees of one, as a file. */
export const fileShape: Shape = {
  kind: 'record',
  fields: {
    format: { kind: 'choice', of: [FORMAT] },
    version: { kind: 'choice', of: [FORMAT_VERSION] },
    tops: { kind: 'list', of: name, max: MAX_NODES },
    nodes: { kind: 'list', of: node, max: MAX_NODES },
    boxes: { kind: 'list', of: box, max: 10_000 },
  },
};
