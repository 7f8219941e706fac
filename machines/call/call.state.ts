import type { Menu } from '../ivr/compile/compile.ts';
import { type Caller, languages } from '../ivr/menu.ts';
import type { CallState } from './call.effects.ts';

export interface BeginOptions {
  /** Begins at this node, without the welcome boxes of a call. */
  startAt?: string;
  /** Campaigns and surveys this number heard in earlier calls. */
  heardBefore?: readonly string[];
}

/** A call as it comes in, before anything is heard. `at` is an ISO instant. */
export function newCall(menu: Menu, caller: Caller, at: string, options: BeginOptions): CallState {
  return {
    phase: 'playing',
    node: null,
    stage: 'callBoxes',
    index: options.startAt === undefined ? 0 : menu.boxes.length,
    part: 0,
    attempt: 1,
    language: languages.find((spoken) => spoken === caller.language) ?? 'ur',
    caller,
    patched: {},
    offered: [],
    queue: [],
    playing: null,
    asked: false,
    pressed: null,
    typed: '',
    steps: 0,
    startAt: options.startAt ?? menu.root?.uuid ?? '',
    visits: {},
    sinceKey: {},
    lastKey: '',
    result: { kind: 'none' },
    campaignsHeard: [],
    surveysTaken: [],
    heardBefore: options.heardBefore ?? [],
    startedAt: at,
    since: at,
    at,
  };
}
