import {
  AudioLines,
  Braces,
  ClipboardList,
  Funnel,
  ListTree,
  type LucideIcon,
  Megaphone,
  PhoneForwarded,
  StickyNote,
  UserPen,
  Voicemail,
} from 'lucide-react';
import type { CardKind } from './node.words.ts';

/** The picture of each thing a node does or holds. */
export const kindIcons: Readonly<Record<CardKind, LucideIcon>> = {
  audio: AudioLines,
  query: Funnel,
  api: Braces,
  trunk: PhoneForwarded,
  list: ListTree,
  campaign: Megaphone,
  survey: ClipboardList,
  recording: Voicemail,
  patch: UserPen,
  note: StickyNote,
};
