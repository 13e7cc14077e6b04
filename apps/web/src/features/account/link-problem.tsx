import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';

/** A letter's link that came without its token: most often a reader that cut it in two. */
export function IncompleteLink({ children }: { children: ReactNode }) {
  return (
    <Banner kind="attention" title={<Trans>Ce lien est incomplet</Trans>}>
      <p className="mt-1">{children}</p>
    </Banner>
  );
}
