import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { faultOf, isSessionLost, isSilent, mayPass } from './error-code.ts';

/** How long until what no server answered is asked for again, in milliseconds. */
const askAgainMs = 20_000;

/**
 * The cache of what the server said. A lost session anywhere calls `onSessionLost`; what the
 * server has decided (4xx) is not asked again. Without a network a query fails instead of waiting
 * unseen, and is asked again when the network is back. @source specification §8 @decision decisions/0041
 */
export function createQueryClient(onSessionLost: () => Promise<void>): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionLost(error)) void onSessionLost();
  };
  // It believes in a network until an event denies it: a page that is opened without one hears none.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) =>
          navigator.onLine && failures < 2 && mayPass(faultOf(error)) && !isSilent(error),
        refetchOnReconnect: true,
        refetchInterval: ({ state: { data, error } }) =>
          data === undefined && faultOf(error).code === 'OFFLINE' && askAgainMs,
      },
      // What was sent, passwords among it, goes with the form that sent it.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
