import { QueryClient } from '@tanstack/react-query';

/** What the server said, kept for the pages. A refusal is not asked again; a lost connection is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5_000, retry: (failures, error) => failures < 2 && error instanceof TypeError },
    mutations: { retry: false },
  },
});
