import type { TaskName, Tasks } from './menu.tasks.ts';
import { workerClient } from './worker.client.ts';

const menu = workerClient<Tasks>(() => new Worker(new URL('./menu.worker.ts', import.meta.url), { type: 'module' }));

/** Has a task done beside the page. */
export function work<N extends TaskName>(name: N, input: Parameters<Tasks[N]>[0]): Promise<ReturnType<Tasks[N]>> {
  return menu.ask(name, input);
}
