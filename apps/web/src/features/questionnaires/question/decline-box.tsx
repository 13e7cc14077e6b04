import { type AnswerValue, declinedAnswer } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { Item } from '../model/definition.ts';
import { Choice } from '../../../ui/choice.tsx';

type DeclineBoxProps = {
  readonly item: Item;
  readonly value: AnswerValue | undefined;
  readonly onToggle: () => void;
};

/** « Je préfère ne pas répondre », where the instrument allows it and the answer is no single choice. */
export function DeclineBox({ item, value, onToggle }: DeclineBoxProps) {
  if (!item.declinable) return null;
  return (
    <div className="mt-2">
      <Choice type="checkbox" quiet checked={value === declinedAnswer} onChange={onToggle}>
        <Trans>Je préfère ne pas répondre</Trans>
      </Choice>
    </div>
  );
}
