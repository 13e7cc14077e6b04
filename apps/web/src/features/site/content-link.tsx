import type { ReactNode } from 'react';
import { Link as WouterLink } from 'wouter';
import { linkClass } from '../../ui/link.tsx';

type ContentLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
};

/** A link of a text: a page of the site in the current language, or another site. */
export function ContentLink({ href, children }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <WouterLink href={href} className={linkClass}>
        {children}
      </WouterLink>
    );
  }
  return (
    <a href={href} rel="noreferrer" className={linkClass}>
      {children}
    </a>
  );
}
