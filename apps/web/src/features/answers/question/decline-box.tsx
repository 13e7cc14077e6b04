import { type AnswerValue, declinedAnswer } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { Item } from '../model/definition.ts';
import { Choice } from '../../../ui/choice.tsx';

type DeclineBoxProps = {
  readonly item: Item;
  readonly value: AnswerValue | undefined;
  readonly name?: string;
  readonly type?: 'radio' | 'checkbox';
  readonly onToggle: () => void;
};

export function DeclineBox({ item, value, name, type = 'checkbox', onToggle }: DeclineBoxProps) {
  if (!item.declinable) return null;
  return (
    <div className="mt-2">
      <Choice type={type} quiet name={name} checked={value === declinedAnswer} onChange={onToggle}>
        <Trans>Je préfère ne pas répondre</Trans>
      </Choice>
    </div>
  );
}
