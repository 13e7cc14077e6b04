import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { PageHeading } from './page-heading.tsx';
import { Skeleton } from './skeleton.tsx';

/** The part of a query that decides what is shown. */
type Asked<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

type QueryViewProps<Data> = {
  readonly query: Asked<Data>;
  /** How many lines of room the answer will take. */
  readonly lines?: number;
  /** The page's own title, where the answer would bring it: shown when there is none. */
  readonly title?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What was asked, in each of its states: here, on its way, refused, or out of reach. */
export function QueryView<Data>({ query, lines = 5, title, children }: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton lines={lines} />;
  return (
    <>
      {title && <PageHeading>{title}</PageHeading>}
      <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
    </>
  );
}
