import type { WorkerReply, WorkerRequest } from './worker.client.ts';

/** The worker's side of `workerClient`: does the tasks that the page asks for by name. */
export function serveTasks(tasks: Readonly<Record<string, (input: never) => unknown>>): void {
  addEventListener('message', ({ data: { id, name, input } }: MessageEvent<WorkerRequest>) => {
    // The page's side of this joins the name and its input.
    const task = tasks[name] as ((given: unknown) => unknown) | undefined;
    postMessage(told(id, () => task?.(input)));
  });
}

function told(id: number, work: () => unknown): WorkerReply {
  try {
    return { id, output: work() };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
