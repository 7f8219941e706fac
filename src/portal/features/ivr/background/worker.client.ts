/** What the page asks for, and what it is told; `id` joins the two. */
export interface WorkerRequest {
  id: number;
  name: string;
  input: unknown;
}
export type WorkerReply = { id: number; output: unknown } | { id: number; fault: string };

type Task = (input: never) => unknown;

/** Tasks done by one worker, each a function of plain data. */
export interface WorkerClient<T extends Record<string, Task>> {
  /** `transfer`: what is handed over rather than copied. */
  ask<N extends keyof T & string>(
    name: N,
    input: Parameters<T[N]>[0],
    transfer?: Transferable[],
  ): Promise<ReturnType<T[N]>>;
  /** Ends the worker; what it was asked for stays unanswered. The next question starts another one. */
  end(): void;
}

/** Has tasks done beside the page, which stays free to be drawn and typed in meanwhile. */
export function workerClient<T extends Record<string, Task>>(start: () => Worker): WorkerClient<T> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | null = null;
  let last = 0;

  function started(): Worker {
    const begun = start();
    begun.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if ('fault' in data) asker?.reject(new Error(data.fault));
      else asker?.resolve(data.output);
    });
    begun.addEventListener('error', (event) => {
      for (const { reject } of waiting.values()) reject(new Error(event.message));
      waiting.clear();
      if (worker === begun) worker = null;
    });
    return begun;
  }

  return {
    ask<N extends keyof T & string>(name: N, input: Parameters<T[N]>[0], transfer: Transferable[] = []) {
      worker ??= started();
      last += 1;
      const asker = Promise.withResolvers<unknown>();
      waiting.set(last, asker);
      worker.postMessage({ id: last, name, input } satisfies WorkerRequest, { transfer });
      // The worker does the task of this name with this input.
      return asker.promise as Promise<ReturnType<T[N]>>;
    },
    end() {
      worker?.terminate();
      worker = null;
      waiting.clear();
    },
  };
}
