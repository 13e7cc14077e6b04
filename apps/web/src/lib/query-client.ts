import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { faultOf, isSessionLost, mayPass } from './error-code.ts';

/**
 * The cache of what the server said. A lost session anywhere calls `onSessionLost`; what the
 * server has decided (4xx) is not asked again. @source specification §8
 */
export function createQueryClient(onSessionLost: () => Promise<void>): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionLost(error)) void onSessionLost();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(faultOf(error)),
      },
      // What was sent, passwords among it, goes with the form that sent it.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
