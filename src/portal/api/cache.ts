import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem.ts';

/** Not reached, or not just now. */
const UNREACHED: ReadonlySet<number> = new Set([0, 503]);

/** What the server said, kept for the pages. A refusal is not asked again; a lost connection is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => failures < 2 && error instanceof ProblemError && UNREACHED.has(error.status),
    },
    mutations: { retry: false },
  },
});

/** Fetches anew what the open pages show of the addresses that begin so: `invalidate('/loan/')`. */
export function invalidate(...prefixes: string[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && prefixes.some((prefix) => path.startsWith(prefix)),
  });
}
