import { Trans } from '@lingui/react/macro';

/** @decision D74 */
export function QuotedWords({ words }: { words: string }) {
  return <Trans>« {words} »</Trans>;
}
