import { useEffect, useState } from 'react';
import type { Picture } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';

const made = new Map<Entity, Promise<Picture>>();

/** The picture of a workflow: as it was drawn, else laid out here, which takes a moment. */
export function usePicture(entity: Entity): Picture | undefined {
  const drawn = workflowOf(entity).picture;
  const [laid, setLaid] = useState<{ entity: Entity; picture: Picture }>();
  useEffect(() => {
    if (drawn) return;
    let isWanted = true;
    void layoutOf(entity).then((picture) => isWanted && setLaid({ entity, picture }));
    return () => {
      isWanted = false;
    };
  }, [entity, drawn]);
  return drawn ?? (laid?.entity === entity ? laid.picture : undefined);
}

async function layoutOf(entity: Entity): Promise<Picture> {
  const known = made.get(entity);
  if (known) return await known;
  const making = lay(entity);
  made.set(entity, making);
  return await making;
}

async function lay(entity: Entity): Promise<Picture> {
  const [{ laidOut }, { withElk }] = await Promise.all([import('./layout.ts'), import('./elk.ts')]);
  return await withElk((elk) => laidOut(workflowOf(entity), elk));
}
