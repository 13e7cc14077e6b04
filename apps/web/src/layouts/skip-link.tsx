import { Trans } from '@lingui/react/macro';
import { mainContent } from '../lib/catch-focus.ts';

export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="sr-only rounded-control bg-action px-4 py-3 font-medium text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      onClick={(event) => {
        event.preventDefault();
        mainContent()?.focus();
      }}
    >
      <Trans>Aller au contenu</Trans>
    </a>
  );
}
