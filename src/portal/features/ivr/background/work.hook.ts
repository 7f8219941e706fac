import { useEffect, useState } from 'react';
import type { TaskName, Tasks } from './menu.tasks.ts';
import { work } from './work.ts';

export interface Worked<Output> {
  /** Null until the first answer; after that the last one, until there is a newer. */
  output: Output | null;
  /** It answers the present input. */
  isCurrent: boolean;
}

/** A task done beside the page; `input` must be the same object while it means the same. */
export function useWork<N extends TaskName>(name: N, input: Parameters<Tasks[N]>[0]): Worked<ReturnType<Tasks[N]>> {
  const [answer, setAnswer] = useState<{ input: unknown; output: ReturnType<Tasks[N]> } | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let isLeft = false;
    work(name, input).then(
      (output) => !isLeft && setAnswer({ input, output }),
      (thrown: Error) => !isLeft && setFault(thrown),
    );
    return () => {
      isLeft = true;
    };
  }, [name, input]);
  // Shown like every defect of the page.
  if (fault) throw fault;
  return { output: answer?.output ?? null, isCurrent: answer?.input === input };
}
