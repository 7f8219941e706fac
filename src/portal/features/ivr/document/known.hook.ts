import { useEffect, useState } from 'react';
import { gathered } from '../../../api/gathered.ts';
import { useLive } from '../../../api/live.ts';
import type { Designer } from './designer.store.ts';
import { changesKnown, keepKnown } from './known.ts';
import { readContext } from './menu.data.ts';

const PAUSE = 1_000;

/** What nodes name is known as it is now: when they come to name it, and when somebody changes it elsewhere. */
export function useKnown(designer: Designer): void {
  useEffect(() => keepKnown(designer, readContext), [designer]);
  const [readAnew] = useState(() =>
    gathered(async () => {
      const context = await readContext().catch(() => undefined);
      if (context) designer.setContext(context);
    }, PAUSE),
  );
  useLive('*', (event) => changesKnown(event, designer.state) && readAnew(), readAnew);
}
