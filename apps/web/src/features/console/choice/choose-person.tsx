import { useLingui } from '@lingui/react/macro';
import type { Chosen, ShownPerson } from './use-chosen.ts';

type ChoosePersonProps = { readonly person: ShownPerson; readonly chosen: Chosen };

export function ChoosePerson({ person: { userId, name }, chosen }: ChoosePersonProps) {
  const { t } = useLingui();
  return (
    <label className="tick -my-1 min-w-6 shrink-0 self-start" data-screen-only>
      <input
        type="checkbox"
        aria-label={t`Choisir ${name}`}
        checked={chosen.isChosen(userId)}
        onChange={({ target }) => chosen.choose([userId], target.checked)}
      />
    </label>
  );
}
