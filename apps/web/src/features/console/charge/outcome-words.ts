import { OUTCOMES, type Outcome } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const outcomeWords: Readonly<Record<Outcome, MessageDescriptor>> = {
  reached: msg`Personne jointe`,
  messageLeft: msg`Message laissé`,
  elsewhere: msg`Suivi assuré ailleurs`,
  other: msg`Autre chose`,
};

export const isOutcome = (code: unknown): code is Outcome =>
  OUTCOMES.some((outcome) => outcome === code);
