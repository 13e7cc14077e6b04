import type { ReactNode } from 'react';
import type { ParamsOf, RouteId } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';

type RowLinkProps<Id extends RouteId> = {
  readonly to: Id;
  readonly params: ParamsOf<Id>;
  readonly of: string;
  readonly children: ReactNode;
};

export function RowLink<Id extends RouteId>({ to, params, of, children }: RowLinkProps<Id>) {
  return (
    <span className="inline-flex min-h-11 items-center">
      <Link to={to} params={params}>
        {children}
        <span className="sr-only"> {of}</span>
      </Link>
    </span>
  );
}
