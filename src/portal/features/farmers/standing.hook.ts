import { useLayoutEffect, useState } from 'react';
import { useViewer } from '../../workflow/viewer.ts';
import { carryOver } from './carried.ts';
import type { Profile } from './farmers.data.ts';

/**
 * The profile that an address stands for. One that is merged into another while it is open stays as it was seen: what it
 * leads to now is told beside it.
 */
export function useStanding(address: string, now: Profile | undefined) {
  const [seen, setSeen] = useState<{ address: string; profile: Profile }>();
  const open = seen?.address === address ? seen.profile : undefined;
  const isMerged = open !== undefined && now !== undefined && open.farmer.id !== now.farmer.id;
  if (now && !isMerged && open !== now) setSeen({ address, profile: now });
  return isMerged ? { profile: open, into: now } : { profile: now, into: undefined };
}

/** Whether what was typed into records that were merged into this one has come along: before it is shown. */
export function useCarried(profile: Profile | undefined): boolean {
  const { id: viewer } = useViewer();
  const [carried, setCarried] = useState<string>();
  useLayoutEffect(() => {
    if (!profile || profile.farmer.id === carried) return;
    for (const { id } of profile.merged) carryOver(viewer, id, profile.farmer);
    setCarried(profile.farmer.id);
  }, [viewer, profile, carried]);
  return profile !== undefined && profile.farmer.id === carried;
}
