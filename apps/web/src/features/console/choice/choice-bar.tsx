import { listRules } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FilesLink } from '../list/files-link.tsx';
import { peopleFilter } from '../participants/participant-filters.ts';
import { RemindDialog } from './remind-dialog.tsx';
import { TakeDialog } from './take-dialog.tsx';
import type { Chosen, ShownPerson } from './use-chosen.ts';

type Act = { readonly kind: 'take' | 'remind'; readonly people: readonly ShownPerson[] };

const idsOf = (people: readonly ShownPerson[]) => people.map(({ userId }) => userId);

/** @decision console#acts-on-a-selection */
export function ChoiceBar({ chosen }: { chosen: Chosen }) {
  const { t, i18n } = useLingui();
  const all = useRef<HTMLInputElement>(null);
  const [act, setAct] = useState<Act | null>(null);
  const { people, offered, choose } = chosen;
  const count = people.length;
  const most = i18n.number(listRules.mostChosen);
  const isEverybody = offered.length > 0 && offered.every(({ userId }) => chosen.isChosen(userId));
  const isTooMany = count > listRules.mostChosen;
  const clear = () => {
    choose(idsOf(people), false);
    all.current?.focus();
  };
  const open = (kind: Act['kind']) => setAct({ kind, people });
  if (offered.length === 0 && act === null) return null;
  return (
    <section
      aria-label={t`Personnes choisies`}
      data-screen-only
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <label className="tick">
        <input
          ref={(input) => {
            all.current = input;
            if (input) input.indeterminate = count > 0 && !isEverybody;
          }}
          type="checkbox"
          checked={isEverybody}
          onChange={({ target }) => choose(idsOf(offered), target.checked)}
        />
        {offered.length === listRules.mostChosen ? (
          <Trans>Choisir les {most} premières personnes</Trans>
        ) : (
          <Trans>Tout choisir sur cette page</Trans>
        )}
      </label>
      <output className="font-medium">
        {count > 0 && (
          <Plural value={count} one="# personne choisie" other="# personnes choisies" />
        )}
      </output>
      {count > 0 && (
        <Button kind="quiet" onClick={clear}>
          <Trans>Ne plus choisir</Trans>
        </Button>
      )}
      {isTooMany && (
        <p role="alert" className="w-full">
          <Trans>Choisissez {most} personnes au plus.</Trans>
        </p>
      )}
      {count > 0 && !isTooMany && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="secondary" onClick={() => open('take')}>
            <Trans>Je m’en occupe</Trans>
          </Button>
          <Button kind="secondary" onClick={() => open('remind')}>
            <Trans>Envoyer un rappel</Trans>
          </Button>
          <FilesLink
            query={{ jeu: 'participants', [peopleFilter.word]: peopleFilter.write(idsOf(people)) }}
          >
            <Trans>Exporter ces personnes</Trans>
          </FilesLink>
        </div>
      )}
      {act?.kind === 'take' && <TakeDialog people={act.people} onClose={() => setAct(null)} />}
      {act?.kind === 'remind' && <RemindDialog people={act.people} onClose={() => setAct(null)} />}
    </section>
  );
}
