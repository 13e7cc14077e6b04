import { Trans } from '@lingui/react/macro';

/** First stop of the keyboard: over the bars, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-action px-4 py-3 font-medium text-on-action focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('contenu')?.focus();
      }}
    >
      <Trans>Aller au contenu</Trans>
    </a>
  );
}
