import { proxy } from 'valtio';
import type { FileFault } from '../../../../../machines/ivr/exchange/exchange.shape.ts';

/** What is wrong with what was to be pasted, while that is shown. */
export const refusedPaste = proxy<{ faults: readonly FileFault[] | null }>({ faults: null });
