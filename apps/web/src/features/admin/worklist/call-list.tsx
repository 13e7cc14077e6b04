import { Plural, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../trpc.ts';
import { Chips } from '../../../ui/chips.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { CallLine } from './call-line.tsx';

/** The reasons that stand as alerts above, with an action of their own. */
const shownAbove: readonly string[] = ['crisis', 'sleepyAtWheel', 'alert'];

type Shown = 'all' | 'mine' | 'setAside';

/** Who needs somebody today, what cannot wait first. @decision D64 */
export function CallList() {
  const [shown, setShown] = useState<Shown>('all');
  const calls = trpc.stats.listCalls.useQuery(
    { isMine: shown === 'mine', isSetAside: shown === 'setAside' },
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby="calls" className="mb-10">
      <h2 id="calls" className="mb-3 text-lead">
        <Trans>À joindre</Trans>
      </h2>
      <div className="mb-4">
        <Chips
          legend={<Trans>Montrer</Trans>}
          options={[
            { value: 'all', label: <Trans>Tout le monde</Trans> },
            { value: 'mine', label: <Trans>Les personnes que je suis</Trans> },
            { value: 'setAside', label: <Trans>Ce qui est mis de côté</Trans> },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <QueryView query={calls} lines={8}>
        {({ lines, total, setAside }) => {
          const others = lines.filter(({ reason }) => !shownAbove.includes(reason));
          return (
            <>
              {others.length === 0 ? (
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
                  {others.map((call) => (
                    <CallLine key={`${call.userId} ${call.reason}`} call={call} />
                  ))}
                </div>
              )}
              {total > lines.length && (
                <p className="mt-3 text-small text-ink-soft">
                  <Trans>
                    Les {lines.length} plus pressantes de {total} lignes.
                  </Trans>
                </p>
              )}
              {shown !== 'setAside' && setAside > 0 && (
                <p className="mt-3 text-small text-ink-soft">
                  <Plural
                    value={setAside}
                    one="# ligne mise de côté"
                    other="# lignes mises de côté"
                  />
                </p>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
