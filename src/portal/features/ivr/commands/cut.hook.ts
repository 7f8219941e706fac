import { useSnapshot } from 'valtio';
import { ancestorsOf } from '../../../../../machines/ivr/draft/draft.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { cutting } from './clipboard.ts';

/** Whether a node is cut, or hangs below one that is. */
export function useIsCut(uuid: string): boolean {
  const { state } = useDesignerActions();
  const { uuids } = useSnapshot(cutting);
  if (uuids === null || state.mode === 'live') return false;
  return [uuid, ...ancestorsOf(state.draft, uuid)].some((one) => uuids.includes(one));
}
