import type { AnswerIssue } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Question } from '../model/pages.ts';

export function useIssueWords(): (question: Question, code: AnswerIssue['code']) => string {
  const { t } = useLingui();
  return useCallback(
    ({ item, number }, code) => {
      const { type, min, max, maxLength } = item;
      switch (code) {
        case 'required':
          if (type === 'choice') return t`Question ${number} : choisissez une réponse`;
          if (type === 'choices') return t`Question ${number} : cochez au moins une réponse`;
          if (type === 'number') return t`Question ${number} : entrez un nombre`;
          return t`Question ${number} : écrivez une réponse`;
        case 'tooLong':
          return t`Question ${number} : raccourcissez votre texte à ${maxLength ?? 0} caractères`;
        case 'notWhole':
        case 'tooSmall':
        case 'tooBig':
          if (min === null || max === null) return t`Question ${number} : entrez un nombre entier`;
          return t`Question ${number} : entrez un nombre entier de ${min} à ${max}`;
        case 'unknownItem':
        case 'unknownChoice':
        case 'exclusiveChoice':
        case 'invalid':
          return t`Question ${number} : choisissez une des réponses proposées`;
      }
    },
    [t],
  );
}
