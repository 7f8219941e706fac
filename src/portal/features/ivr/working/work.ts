import type { TaskName, Tasks } from './menu.tasks.ts';
import type { Asked, Told } from './menu.worker.ts';

type Waiting = { resolve: (output: unknown) => void; reject: (fault: Error) => void };

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Has a task done beside the page, which stays free to be drawn and typed in meanwhile. */
export function work<N extends TaskName>(name: N, input: Parameters<Tasks[N]>[0]): Promise<ReturnType<Tasks[N]>> {
  worker ??= started();
  last += 1;
  const asked: Asked = { id: last, name, input };
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(asked.id, { resolve, reject }));
  worker.postMessage(asked, { transfer: [] });
  // The worker runs the task of this name on this input.
  return answer as Promise<ReturnType<Tasks[N]>>;
}

function started(): Worker {
  const begun = new Worker(new URL('./menu.worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) asker?.reject(new Error(data.fault));
    else asker?.resolve(data.output);
  });
  begun.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
    worker = null;
  });
  return begun;
}
