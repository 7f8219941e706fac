import { loanSearch } from '../features/loans/loans.search.ts';
import type { PaletteSearch } from './palette.entries.ts';

/** The records that Ctrl+K finds, in the order shown. */
export const paletteSearches: readonly PaletteSearch[] = [loanSearch];
