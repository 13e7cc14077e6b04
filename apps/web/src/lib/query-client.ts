import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { faultOf, isSessionLost, isSilent, mayPass } from './error-code.ts';

const askAgainMs = 20_000;

/**
 * Cache of the server's answers. A query without a network fails at once, and is repeated when the
 * network is back.
 * @source specification §8
 * @decision pages#offline-and-slow-pages
 */
export function createQueryClient(onSessionLost: () => Promise<void>): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionLost(error)) void onSessionLost();
  };
  // The library assumes a network until an event arrives; a page opened offline gets no event.
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
      // Sent values, such as passwords, are deleted from memory when the form is closed.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
