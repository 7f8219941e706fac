import { createContext, use, useState, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { Muting } from '../../../../../machines/ivr/checks/muting.ts';
import type { Problem } from '../../../../../machines/ivr/checks/problem.ts';
import type { Command, Refused } from '../../../../../machines/ivr/commands/commands.ts';
import type { Draft, MenuContext } from '../../../../../machines/ivr/draft/draft.ts';
import type { Place } from '../../../../../machines/ivr/layout/layout.ts';
import type { Change, MenuSource, WelcomeBox } from '../../../../../machines/ivr/menu.ts';
import type { Conflict } from './conflicts.ts';
import type { DraftNews, SaveAnswer, Seen } from './pending.ts';
import type { Unpublished } from './published.ts';
import type { Unsaved } from './unsaved.ts';

export type DesignerMode = 'draft' | 'live' | 'compare';
export type SavingState = 'saved' | 'saving' | 'conflict' | 'offline' | 'refused';

/** Somebody else who has the menu open, and where. */
export interface Other {
  id: string;
  name: string;
  node: string | null;
}

/** What the designer's page shows; whatever reads it re-renders when it changes. */
export interface DesignerState {
  /** The menu as it is drawn: immutable, replaced by each change. */
  draft: Draft;
  /** Details, campaigns, files and lists that nodes name. */
  context: MenuContext;
  /** The revision in force on the phone; null before the first one. */
  live: Draft | null;
  /** Up to which change of the server the draft is known. */
  sequence: number;
  /** The chosen nodes by uuid; the last one is where the keyboard is. */
  selection: readonly string[];
  /** The chosen welcome box, instead of nodes. */
  box: string | null;
  /** What is found wrong, by node or box; the menu as a whole under "". Empty until the first look. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** It has been looked through at all. */
  isChecked: boolean;
  /** What of them people have decided to live with, by name. */
  muted: ReadonlyMap<string, Muting>;
  /** In what the draft differs from the published menu. */
  unpublished: Unpublished;
  /** The earlier revision that is looked at in place of the live one. */
  revision: ShownRevision | null;
  mode: DesignerMode;
  panel: 'inspector' | 'simulator' | null;
  /** Nodes whose subtree is folded away. */
  collapsed: ReadonlySet<string>;
  /** Only these nodes are drawn, by their links; without places while those are being found. Null: the whole menu. */
  apart: Apart | null;
  /** The simulated call, lit on the canvas: nodes numbered by step, welcome boxes before them with step 0. */
  walk: readonly { uuid: string; step: number }[];
  canUndo: boolean;
  canRedo: boolean;
  /** What undo and redo are about. */
  undone: StepWords | null;
  redone: StepWords | null;
  saving: SavingState;
  /** How many nodes and boxes are on their way to the server. */
  underWay: number;
  /** Why the server refused the last batch. */
  refusedBecause: string | null;
  conflicts: readonly Conflict[];
  /** They are shown, to be decided. */
  isDeciding: boolean;
  others: readonly Other[];
  /** The nodes that somebody is about to switch off, while it is asked whether to. */
  leaving: readonly string[];
  /** The node whose title is asked for: it has just been added, or was opened by its key. */
  naming: string | null;
  /** It has just been added: what stands there gives way to the title. */
  namesAnew: boolean;
  /** What was typed for that title before its field stood. */
  typedAhead: string;
  /** Asks canvas and outline to bring this node into sight; `count` tells two requests apart. */
  revealed: { uuid: string; count: number } | null;
}

/** A menu that was live once, and in what the draft differs from it. */
export interface ShownRevision {
  number: number;
  draft: Draft;
  differences: Unpublished;
}

export interface Apart {
  uuids: readonly string[];
  places: ReadonlyMap<string, Place> | null;
}

export type StepWords = Pick<Command, 'name' | 'title' | 'count'>;

export interface Designer {
  readonly state: DesignerState;
  /**
   * Does what a command says, as one step of undo. A refused one does nothing; true when something was done. `seen`: what
   * stood in the fields of the node or box when the person took them up; what others made of them since is a conflict.
   */
  run(command: Command | Refused, seen?: Seen): boolean;
  undo(): void;
  redo(): void;
  select(uuids: readonly string[]): void;
  /** Chooses several, for something that is done with all of them. */
  selectTogether(uuids: readonly string[]): void;
  selectBox(id: string | null): void;
  /** Unfolds what hides the node, chooses it, and brings it into sight. */
  reveal(uuid: string): void;
  /** The same, but whatever is chosen stays so. */
  show(uuid: string): void;
  toggle(uuid: string): void;
  setCollapsed(collapsed: ReadonlySet<string>): void;
  setApart(apart: Apart | null): void;
  setMode(mode: DesignerMode): void;
  setPanel(panel: DesignerState['panel']): void;
  /** Asks for the title of a node, or no more; where it is not anew, what is typed is added to the one it has. */
  askName(uuid: string | null, isAnew?: boolean): void;
  typeAhead(text: string): void;
  /** Says what callers lose when these are switched off, and asks before it is done; none: nothing is asked any more. */
  askToDeactivate(uuids: readonly string[]): void;
  setWalk(walk: DesignerState['walk']): void;
  /** Shows what is to be decided between two people, or no more. */
  setDeciding(isDeciding: boolean): void;
  setLive(source: MenuSource | null): void;
  /** Looks at an earlier revision, or compares with it, until another mode is chosen. */
  showRevision(number: number, source: MenuSource, mode: 'live' | 'compare'): void;
  setContext(context: MenuContext): void;
  setMuted(muted: ReadonlyMap<string, Muting>): void;
  /** Looks the whole draft through and from then on keeps `problems` up to date. */
  check(start: (draft: Draft, context: MenuContext) => Checker): void;
  settle(conflict: Conflict, side: 'mine' | 'theirs'): void;
  /** Gives up what the server refuses to take: back to what it holds. */
  discard(): void;
  /** Hears of every applied batch: one's own, undone ones, and other people's. */
  watch(told: (changes: readonly Change[]) => void): () => void;
  /** For whoever carries the draft to the server and back. */
  readonly server: ServerSide;
}

/** Finds problems, and keeps what it found up to date with the draft. */
export interface Checker {
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  update(draft: Draft, changes: readonly Change[]): unknown;
}

export interface ServerSide {
  isDirty(): boolean;
  /** Takes what is to be saved: the same list again for as long as nobody knows what became of it. */
  take(): readonly Change[];
  saved(answer: SaveAnswer): void;
  /** `offline`: the server may have it or not. Otherwise it said that it does not. */
  failed(state: 'saving' | 'offline' | 'refused', reason?: string): void;
  /** What others changed since. */
  news(news: DraftNews, by?: string): void;
  setOthers(others: readonly Other[]): void;
  /** What a browser that is closed now would lose: changed, or sent without an answer yet. */
  unsaved(): Unsaved[];
  /** Goes on with what an earlier visit could not save. */
  resume(kept: readonly Unsaved[]): void;
}

/** Tells a person something in passing; given by the page, which has the words. */
export interface DesignerVoice {
  refused(refusal: Refused): void;
  leftToOthers(count: number): void;
  staysInactive(title: string, conditions: readonly string[]): void;
  /** A node was deleted with what hangs below it, which may not have been in sight: so many nodes in all. */
  removedWithMore(title: string, chosen: number, count: number): void;
  /** Somebody else has deleted the node that was open here; who, where that is known. */
  openOneGone(title: string, by: string | undefined): void;
}
export const DesignerContext = createContext<Designer | null>(null);

/** The designer of the page around, for doing things; reading its `state` here does not re-render. */
export function useDesignerActions(): Designer {
  const designer = use(DesignerContext);
  if (!designer) throw new Error('this belongs into the page of the voice menu');
  return designer;
}

/** What the page shows together with what can be done. Re-renders for the parts that were read. */
export function useDesigner(): DesignerState & Omit<Designer, 'state'> {
  const { state, ...actions } = useDesignerActions();
  // What is held by `ref` comes out as it went in; a snapshot only forbids to write, as the types of its parts already do.
  const snapshot = useSnapshot(state) as DesignerState;
  return new Proxy(actions, {
    get: (target, key) => Reflect.get(key in target ? target : snapshot, key),
  }) as DesignerState & Omit<Designer, 'state'>;
}

/** One part of what the page shows; re-renders only when it becomes another. A list or record counts by its entries. */
export function useDesignerPart<T>(part: (state: DesignerState) => T): T {
  const { state } = useDesignerActions();
  const [steady] = useState(() => steadily<T>());
  return useSyncExternalStore(
    (changed) => subscribe(state, changed),
    () => steady(part(state)),
  );
}

/** Gives back the value it gave before for as long as the new one is alike. */
function steadily<T>(): (value: T) => T {
  let last: { value: T } | null = null;
  return (value) => {
    if (!last || !isAlike(last.value, value)) last = { value };
    return last.value;
  };
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const [before, after] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    before.length === after.size && before.every(([key, value]) => after.has(key) && Object.is(after.get(key), value))
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** The menu that is on the screen: the draft, or the published one. */
export function shownDraft(state: DesignerState): Draft {
  return state.mode === 'live' ? (publishedDraft(state) ?? state.draft) : state.draft;
}

/** The published menu that is looked at or compared with: the live one, unless an earlier one is. */
export function publishedDraft({ revision, live }: DesignerState): Draft | null {
  return revision?.draft ?? live;
}

/** In what the draft differs from that. */
export function differencesOf({ revision, unpublished }: DesignerState): Unpublished {
  return revision?.differences ?? unpublished;
}

export function useWelcomeBox(id: string): WelcomeBox | undefined {
  return useDesignerPart((state) => shownDraft(state).boxes.get(id));
}
