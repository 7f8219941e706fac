import type { Drawn } from '../shared/drawing.ts';

/** The call machine in words: how its phases and what leads from one to the next are called in its picture. */
export const callWords: Drawn = {
  name: 'call',
  states: {
    ringing: { label: 'Ringing', tone: 'neutral' },
    walking: { label: 'Walking on', tone: 'other', group: 'Passed through' },
    choosing: { label: 'Choosing', tone: 'other', group: 'Passed through' },
    playing: { label: 'Playing', tone: 'accent', group: 'On the line' },
    waiting: { label: 'Waiting for a key', tone: 'warn', group: 'On the line' },
    recording: { label: 'Recording', tone: 'danger', group: 'On the line' },
    calling: { label: 'Calling an API', tone: 'info', group: 'On the line' },
    dialling: { label: 'Dialling a trunk', tone: 'info', group: 'On the line' },
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
    answersQuestion: { short: 'an answer' },
    opensChild: { short: 'a child' },
    leadsToParent: { short: 'up' },
    leadsToStart: { short: 'to the start' },
    PLAYED: { short: 'played' },
    KEY: { short: 'key' },
    NO_KEY: { short: 'no key' },
    RECORDED: { short: 'recorded' },
    API_ANSWERED: { short: 'answered' },
    TRUNK_ENDED: { short: 'ended' },
    HANG_UP: { short: 'hang up' },
    otherwise: { short: 'nothing else' },
  },
};
