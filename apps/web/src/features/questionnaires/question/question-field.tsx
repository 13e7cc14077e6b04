import { ChoiceQuestion } from './choice-question.tsx';
import { ChoicesQuestion } from './choices-question.tsx';
import type { QuestionProps } from './question-props.ts';
import { TypedQuestion } from './typed-question.tsx';

/** A question drawn out of its definition: no instrument has a form of its own. */
export function QuestionField(props: QuestionProps) {
  switch (props.question.item.type) {
    case 'choice':
      return <ChoiceQuestion {...props} />;
    case 'choices':
      return <ChoicesQuestion {...props} />;
    case 'number':
    case 'text':
      return <TypedQuestion {...props} />;
  }
}
