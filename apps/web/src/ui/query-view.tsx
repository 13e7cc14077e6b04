import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Skeleton } from './skeleton.tsx';

/** The part of a query that decides what is shown. */
interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  readonly query: Asked<Data>;
  /** How many lines of room the answer will take. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked, in each of its states: here, on its way, refused, or out of reach. */
export function QueryView<Data>({ query, lines = 5, children }: QueryViewProps<Data>) {
  const { data, error, isFetching, fetchStatus, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (fetchStatus === 'paused') return <OfflineNotice />;
  return <Skeleton lines={lines} />;
}
