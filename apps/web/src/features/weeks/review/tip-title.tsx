import type { ReviewTipCode } from '@aube/api/rules';
import { intentionCodes } from '@aube/dictionary';
import type { ReactNode } from 'react';
import { useFieldText } from '../../../lib/use-field-text.ts';

export function TipTitle({ code }: { readonly code: ReviewTipCode }): ReactNode {
  const text = useFieldText();
  return text(intentionCodes[code].label);
}
