import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { withTexts } from '../../../lib/i18n.ts';
import { loadInTime } from '../../../lib/lazy-part.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import type { NightFault } from './review-night.ts';

const load = withTexts(['nights', 'weeks'], () => import('./fault-words.ts'));
type Words = Awaited<ReturnType<typeof load>>;

/**
 * Words of a fault. They load during the first answers, since most nights have none; until then a
 * fault is only marked.
 */
export function useFaultText(): (fault: NightFault) => string {
  const { i18n, t } = useLingui();
  const text = useFieldText();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => void loadInTime(load).then(setWords), []);
  return (fault) => (words ? words.faultWords(fault, i18n, text) : t`À corriger`);
}
