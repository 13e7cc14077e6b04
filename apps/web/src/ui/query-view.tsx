import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { PageHeading } from './page-heading.tsx';
import { Skeleton } from './skeleton.tsx';

type Asked<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

type QueryViewProps<Data> = {
  readonly query: Asked<Data>;
  readonly lines?: number;
  readonly title?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

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
