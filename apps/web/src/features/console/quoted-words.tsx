import { Trans } from '@lingui/react/macro';

/** A quotation, with the quotation marks of the current language. @decision D74 */
export function QuotedWords({ words }: { words: string }) {
  return <Trans>« {words} »</Trans>;
}
