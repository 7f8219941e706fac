/** Does something with each, so many at a time; what fails ends it. */
export async function several<T>(
  items: Iterable<T>,
  { atOnce }: { atOnce: number },
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const failed = new AbortController();
  const worker = async () => {
    for (let next = rest.next(); !next.done && !failed.signal.aborted; next = rest.next()) await work(next.value);
  };
  const guarded = () =>
    worker().catch((error: unknown) => {
      failed.abort();
      throw error;
    });
  // Nobody works on any more when this ends.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, guarded));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
