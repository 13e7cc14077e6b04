import type { ReactNode } from 'react';
import { Link as WouterLink } from 'wouter';
import { linkClass } from '../../ui/link.tsx';

type ContentLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
};

/** A link as a text writes it: a page of the site in the language on the screen, or somewhere else. */
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
