/**
 * Works at once when it is called, and after calls within the next `pause` milliseconds once more at their end: a
 * thousand calls cost a few, and after the last of them it has always worked.
 */
export function gathered(work: () => void, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  function rest(): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) begin();
    }, pause);
  }
  function begin(): void {
    isAsked = false;
    rest();
    work();
  }
  return () => {
    if (timer === undefined) begin();
    else isAsked = true;
  };
}
