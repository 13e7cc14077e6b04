import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { useKeptNight } from '../../../lib/device-nights.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dueDays } from '../../diary/programme-nights.ts';
import { useOverview } from '../../programme/use-overview.ts';

// In the diary page's own file: a file apart would make that page heavier.
const NightEditor = lazyPart(async () => {
  const { NightEditor: Editor } = await import('../../diary/diary-day-page.tsx');
  return { default: Editor };
});

/**
 * The nights that can be written now, offered in place on the page of a due questionnaire: the gate closes
 * the diary's own pages, and no night expires meanwhile.
 * @source specification §4
 * @decision D37
 */
export default function NightsFirst() {
  const { data: programme } = useOverview();
  const dates = useDates();
  const [openDate, setOpenDate] = useState<string | null>(null);
  const [savedDate, setSavedDate] = useState<string | null>(null);
  const saved = useRef<HTMLParagraphElement>(null);
  const kept = useKeptNight(savedDate ?? undefined);
  useEffect(() => {
    if (savedDate) saved.current?.focus();
  }, [savedDate]);
  const due = programme ? dueDays(programme) : [];
  const open = programme?.days.find(({ date }) => date === openDate);
  if (!programme || (due.length === 0 && savedDate === null)) return null;
  const savedNight = savedDate && dates.night(savedDate);
  return (
    <Card aria-labelledby="nights-first" className="mt-8">
      <h2 id="nights-first" className="text-lead">
        <Trans>Vos nuits peuvent être notées maintenant</Trans>
      </h2>
      {savedNight && (
        <p ref={saved} tabIndex={-1} className="mt-2 text-ok outline-none">
          {kept ? (
            <Trans>
              La nuit du {savedNight} est gardée sur cet appareil. Elle sera envoyée dès que la
              connexion reviendra.
            </Trans>
          ) : (
            <Trans>La nuit du {savedNight} est enregistrée.</Trans>
          )}
        </p>
      )}
      {open && due.includes(open) ? (
        <div className="mt-4">
          <h3 className="mb-4 font-bold">
            <Trans>Nuit du {dates.night(open.date)}</Trans>
          </h3>
          <Suspense fallback={<Skeleton lines={8} />}>
            <NightEditor
              key={open.date}
              programme={programme}
              day={open}
              opensAt="questions"
              onSaved={() => {
                setSavedDate(open.date);
                setOpenDate(null);
              }}
            />
          </Suspense>
        </div>
      ) : due.length > 0 ? (
        <>
          <p className="mt-2 text-ink-soft">
            <Trans>
              Vous pouvez toujours noter vos nuits ici : six questions, moins d’une minute. Les
              modules se rouvriront quand ce questionnaire sera envoyé.
            </Trans>
          </p>
          <ul className="mt-4 grid gap-2">
            {due.map(({ date }) => (
              <li key={date}>
                <Button kind="secondary" onClick={() => setOpenDate(date)}>
                  <Trans>Noter la nuit du {dates.night(date)}</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2">
          <Trans>
            Toutes vos nuits sont notées. Vous pouvez répondre au questionnaire à votre rythme.
          </Trans>
        </p>
      )}
    </Card>
  );
}
