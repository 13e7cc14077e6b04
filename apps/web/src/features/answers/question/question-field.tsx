import { ChoiceQuestion } from './choice-question.tsx';
import type { QuestionProps } from './question-props.ts';
import { TypedQuestion } from './typed-question.tsx';

export function QuestionField(props: QuestionProps) {
  switch (props.question.item.type) {
    case 'choice':
    case 'choices':
      return <ChoiceQuestion {...props} />;
    case 'number':
    case 'text':
      return <TypedQuestion {...props} />;
  }
}
