import { Plural } from '@lingui/react/macro';
import type { ScoreResult } from './score-result.ts';

type MissingWordsProps = {
  readonly answered: ScoreResult['answered'];
  readonly className?: string;
};

/** Shows the number of answers behind an incomplete total; nothing for a complete total. */
export function MissingWords({ answered: { given, of }, className }: MissingWordsProps) {
  if (given >= of) return null;
  return (
    <span className={className}>
      <Plural value={given} one={`# réponse sur ${of}`} other={`# réponses sur ${of}`} />
    </span>
  );
}
