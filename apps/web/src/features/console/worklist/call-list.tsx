import { listRules } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { useDates } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ChoiceBar } from '../choice/choice-bar.tsx';
import { useChosen } from '../choice/use-chosen.ts';
import { useSteadyOrder } from '../list/steady-order.ts';
import { nameOf } from '../safety/alert-data.ts';
import { CallCard } from './call-card.tsx';
import { type Delayed, JustDelayed } from './undo-delay.tsx';

function People({ total }: { total: number }) {
  const { i18n } = useLingui();
  const most = i18n.number(listRules.mostCounted);
  return total > listRules.mostCounted ? (
    <Trans>plus de {most} personnes</Trans>
  ) : (
    <Plural value={total} one="# personne" other="# personnes" />
  );
}

const SHOWN_PER_PRESS = 10;

type Shown = 'all' | 'mine' | 'setAside';

/** @decision D64 console#call-list */
export function CallList() {
  const { t, i18n } = useLingui();
  const dates = useDates();
  const most = i18n.number(listRules.mostCounted);
  const [shown, setShown] = useState<Shown>('all');
  const [delayed, setDelayed] = useState<Delayed | null>(null);
  const calls = trpc.stats.listCalls.useQuery(
    { isMine: shown === 'mine', isSetAside: shown === 'setAside', isBesideAlerts: true },
    { staleTime: 0 },
  );
  const [mostShown, setMostShown] = useState(SHOWN_PER_PRESS);
  const people = useSteadyOrder(shown, calls.data?.people, ({ userId }) => userId);
  const chosen = useChosen(
    people.slice(0, mostShown).map((person) => ({
      userId: person.userId,
      name: nameOf(person),
    })),
  );
  return (
    <section aria-labelledby="calls" className="mb-10">
      <h2 id="calls" tabIndex={-1} className="mb-3 text-lead">
        <span>
          <Trans>À joindre</Trans>
        </span>
        {shown === 'all' && calls.data && calls.data.total > 0 && (
          <span className="font-normal text-ink-soft">
            {' · '}
            <People total={calls.data.total} />
          </span>
        )}
      </h2>
      <p className="mb-4 text-small text-ink-soft">
        <Trans>
          Les alertes sont plus haut, les plus pressantes d’abord. Une personne qui a seulement une
          alerte n’est pas répétée ici.
        </Trans>
      </p>
      <div className="mb-4" data-screen-only={shown === 'all' || undefined}>
        <Chips
          legend={<Trans>Montrer</Trans>}
          options={[
            { value: 'all', label: t`Tout le monde` },
            { value: 'mine', label: t`Les personnes que je suis` },
            { value: 'setAside', label: t`Ce qui est mis de côté` },
          ]}
          value={shown}
          onChange={(next) => {
            setShown(next);
            setMostShown(SHOWN_PER_PRESS);
            setDelayed(null);
          }}
        />
      </div>
      {delayed && (
        <JustDelayed
          key={`${delayed.userId} ${delayed.reason}`}
          delayed={delayed}
          onUndone={() => setDelayed(null)}
        />
      )}
      <QueryView query={calls} lines={8}>
        {({ total, setAside, asOf }) => (
          <>
            {asOf !== null && (
              <p className="mb-3">
                <Trans>
                  Cette liste date du {dates.stamp(asOf)} : des changements plus récents y manquent.
                  Elle se met à jour sans vous.
                </Trans>
              </p>
            )}
            <ChoiceBar chosen={chosen} />
            {people.length === 0 ? (
              <p className="flex items-center gap-2 text-ink-soft">
                <Check aria-hidden className="size-5 text-ok" />
                {shown === 'setAside' ? (
                  <Trans>Rien n’est mis de côté.</Trans>
                ) : (
                  <Trans>Personne n’attend d’appel.</Trans>
                )}
              </p>
            ) : (
              <div className="rounded-card border border-line bg-raised px-5">
                {people.slice(0, mostShown).map((person) => (
                  <CallCard
                    key={person.userId}
                    person={person}
                    chosen={chosen}
                    onDelayed={setDelayed}
                  />
                ))}
              </div>
            )}
            {people.length > mostShown && (
              <Button
                kind="secondary"
                className="mt-4"
                onClick={() => {
                  setMostShown(mostShown + SHOWN_PER_PRESS);
                  catchFocus(() => document.getElementById('calls'));
                }}
              >
                <Plural
                  value={Math.min(SHOWN_PER_PRESS, people.length - mostShown)}
                  one="Montrer une personne de plus"
                  other="Montrer # personnes de plus"
                />
              </Button>
            )}
            {total > people.length && (
              <p className="mt-3 text-small text-ink-soft">
                {total > listRules.mostCounted ? (
                  <Trans>
                    Les {people.length} personnes les plus pressantes, de plus de {most}.
                  </Trans>
                ) : (
                  <Trans>
                    Les {people.length} personnes les plus pressantes, de {total}.
                  </Trans>
                )}
              </p>
            )}
            {shown !== 'setAside' && setAside > 0 && (
              <p className="mt-3 text-small text-ink-soft">
                <Plural
                  value={setAside}
                  one="# personne mise de côté"
                  other="# personnes mises de côté"
                />
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
