import { type TaskName, tasks } from './menu.tasks.ts';

/** What the page asks for, and what it is told; `id` joins the two. */
export interface Asked {
  id: number;
  name: TaskName;
  input: unknown;
}
export type Told = { id: number; output: unknown } | { id: number; fault: string };

addEventListener('message', ({ data: { id, name, input } }: MessageEvent<Asked>) => {
  // The page's side of this joins the name and its input.
  const task = tasks[name] as (given: unknown) => unknown;
  const told: Told = answered(id, () => task(input));
  postMessage(told);
});

function answered(id: number, work: () => unknown): Told {
  try {
    return { id, output: work() };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
