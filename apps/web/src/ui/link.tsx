import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as WouterLink } from 'wouter';
import { classNames } from '../lib/class-names.ts';
import { usePrefetch } from '../lib/prefetch.ts';
import { type ParamsOf, pathTo, type RouteId } from '../routes.ts';

export const linkClass =
  'text-ink underline decoration-accent decoration-2 underline-offset-[0.22em] hover:decoration-current';

type LinkProps<Id extends RouteId> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: Id;
  readonly params?: ParamsOf<Id>;
  readonly hash?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly state?: unknown;
  readonly bare?: boolean;
  readonly children: ReactNode;
};

export function Link<Id extends RouteId>({
  to,
  params,
  hash,
  query,
  bare = false,
  className,
  ...props
}: LinkProps<Id>) {
  const prefetch = usePrefetch();
  const words = new URLSearchParams(query).toString();
  const path = `${pathTo<RouteId>(to, params as ParamsOf<RouteId>)}${words && `?${words}`}`;
  return (
    <WouterLink
      {...props}
      href={hash ? `${path}#${hash}` : path}
      className={classNames(!bare && linkClass, className)}
      onPointerEnter={() => void prefetch(to)}
      onFocus={() => void prefetch(to)}
    />
  );
}
