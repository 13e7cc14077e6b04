import { Trans } from '@lingui/react/macro';

/** What somebody wrote, between the quotation marks of the language on the screen. @decision D74 */
export function QuotedWords({ words }: { words: string }) {
  return <Trans>« {words} »</Trans>;
}
