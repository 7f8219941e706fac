import type { LucideIcon } from 'lucide-react';
import type { ScreenKey } from '../../../machines/shared/screens.ts';
import type { Entity } from '../../../machines/workflows.ts';
import type { ListRow } from '../workflow/rows.ts';

/** Of a record, what is told before it is opened. */
export type PreviewedRecord = { entity: Entity } & Pick<ListRow, 'state' | 'lastStep'>;

export interface PaletteEntry {
  id: string;
  label: string;
  detail?: string;
  /** Its name in English and the everyday words for it: found by those too, and not shown. */
  also?: string;
  icon?: LucideIcon;
  href?: string;
  record?: PreviewedRecord;
  /** By when its next step is due. */
  due?: string | undefined;
  /** The letter that does the same on the page. */
  letter?: string;
  /** Why it cannot be done now. */
  denial?: string | undefined;
  run?: () => void;
  /** Only like what was typed: an offer, not an answer. */
  isGuess?: boolean;
}

/** How Ctrl+K finds the records of one screen. */
export interface PaletteSearch {
  /** The screen whose word stands above what is found. */
  screen: ScreenKey;
  kind: 'people' | 'records';
  search: (letters: string, signal: AbortSignal) => Promise<PaletteEntry[]>;
}
