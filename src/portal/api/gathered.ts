/**
 * Works at once when it is called, and after calls within the next `pause` milliseconds once more at their end: a
 * thousand calls cost a few, and after the last of them it has always worked. Work that takes longer is never begun anew
 * before it has ended.
 */
export function gathered(work: () => unknown, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  function ready(): void {
    timer = undefined;
    if (isAsked) begin();
  }
  function begin(): void {
    isAsked = false;
    const working = work();
    timer = setTimeout(() => {
      if (working instanceof Promise) void working.then(ready, ready);
      else ready();
    }, pause);
  }
  return () => {
    if (timer === undefined) begin();
    else isAsked = true;
  };
}
