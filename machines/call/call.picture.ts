import type { Drawn } from '../shared/drawing.ts';

const phases = ['playing', 'waiting', 'recording', 'calling', 'dialling'] as const;
const ROW = 72;

/** What leads out to each phase and back from it, in the words on the ways. */
const ways = {
  playing: { out: 'isToPlay', back: 'PLAYED' },
  waiting: { out: 'isToWait', back: 'KEY' },
  recording: { out: 'isToRecord', back: 'RECORDED' },
  calling: { out: 'isToCall', back: 'API_ANSWERED' },
  dialling: { out: 'isToDial', back: 'TRUNK_ENDED' },
} as const satisfies Record<(typeof phases)[number], { out: string; back: string }>;

/** The call machine drawn: out to what the line does, back to the walk through the menu. */
export const callPicture: Drawn = {
  name: 'call',
  states: {
    ringing: { label: 'Ringing', tone: 'neutral' },
    walking: { label: 'Walking on', tone: 'other' },
    choosing: { label: 'Choosing', tone: 'other' },
    playing: { label: 'Playing', tone: 'accent' },
    waiting: { label: 'Waiting for a key', tone: 'warn' },
    recording: { label: 'Recording', tone: 'danger' },
    calling: { label: 'Calling an API', tone: 'info' },
    dialling: { label: 'Dialling a trunk', tone: 'info' },
    ended: { label: 'Ended', tone: 'neutral' },
  },
  events: {
    ANSWER: { short: 'answer' },
    isToPlay: { short: 'a sound' },
    isToWait: { short: 'asked' },
    isToRecord: { short: 'beep' },
    isToCall: { short: 'request' },
    isToDial: { short: 'dial' },
    isToChoose: { short: 'a key' },
    PLAYED: { short: 'played' },
    KEY: { short: 'key, or none' },
    RECORDED: { short: 'recorded' },
    API_ANSWERED: { short: 'answered' },
    TRUNK_ENDED: { short: 'ended' },
    HANG_UP: { short: 'hang up' },
    decided: { short: 'decided' },
    over: { short: 'nothing left to do' },
  },
  picture: {
    width: 936,
    height: 368,
    groups: [{ label: 'Passed through', x: 200, y: 0, width: 168, height: 332 }],
    nodes: {
      ringing: { x: 0, y: 40 },
      walking: { x: 216, y: 40 },
      choosing: { x: 216, y: 264 },
      ...Object.fromEntries(phases.map((phase, row) => [phase, { x: 560, y: row * ROW }])),
      ended: { x: 800, y: 2 * ROW },
    },
    edges: [
      { event: 'ANSWER', from: ['ringing'], to: 'walking', path: 'M136 62H215', label: { x: 168, y: 62 } },
      { event: 'isToChoose', from: ['walking'], to: 'choosing', path: 'M260 84V263', label: { x: 260, y: 150 } },
      { event: 'decided', from: ['choosing'], to: 'walking', path: 'M308 264V85', label: { x: 308, y: 196 } },
      ...phases.flatMap((phase, row) => [
        {
          event: ways[phase].out,
          from: ['walking'],
          to: phase,
          path: `M368 ${row * ROW + 12}H559`,
          label: { x: 420, y: row * ROW + 12 },
        },
        {
          event: ways[phase].back,
          from: [phase],
          to: 'walking',
          path: `M560 ${row * ROW + 32}H369`,
          label: { x: 500, y: row * ROW + 32 },
        },
      ]),
      {
        event: 'HANG_UP',
        from: [...phases],
        to: 'ended',
        path: 'M696 22H732V310H696M696 94H732M696 238H732M696 166H799',
        label: { x: 762, y: 166 },
      },
      { event: 'over', from: ['walking'], to: 'ended', path: 'M284 332V352H868V189', label: { x: 576, y: 352 } },
    ],
  },
};
