import { Archive, CircleCheck, CirclePause, CircleX, Clock, type LucideIcon, RefreshCw, Undo2 } from 'lucide-react';
import type { Tone } from '../../ui/Badge.tsx';
import type { Import } from './imports.data.ts';

type State = Import['state'];

export const stateTones: Readonly<Record<State, Tone>> = {
  reading: 'info',
  judging: 'info',
  judged: 'warn',
  running: 'info',
  paused: 'warn',
  done: 'accent',
  cancelled: 'neutral',
  undoing: 'info',
  undone: 'warn',
  refused: 'danger',
};

export const stateIcons: Readonly<Record<State, LucideIcon>> = {
  reading: RefreshCw,
  judging: RefreshCw,
  judged: Clock,
  running: RefreshCw,
  paused: CirclePause,
  done: CircleCheck,
  cancelled: Archive,
  undoing: Undo2,
  undone: Undo2,
  refused: CircleX,
};
