import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { deviceNights, useKeptNight } from '../../../lib/device-nights.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { isStopped } from '../../../lib/standing.ts';
import { useStore } from '../../../lib/store.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Programme } from '../../../lib/programme-data.ts';
import { dueDays } from '../../nights/programme-nights.ts';
import { useOverview } from '../../../lib/use-overview.ts';

// Imported from the diary page, because a separate file would make the diary page larger.
const NightEditor = lazyPart(async () => {
  const { NightEditor: Editor } = await import('../../nights/diary-day-page.tsx');
  return { default: Editor };
});

const KeptDay = lazyPart(() => import('../../nights/unsent/kept-day.tsx'));

/**
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
    if (savedDate && openDate === null) saved.current?.focus();
  }, [savedDate, openDate]);
  useHashTarget(programme !== undefined);
  const due = programme ? dueDays(programme) : [];
  // The person must decide about these nights here, because the diary page is closed.
  const stuck = useStore(deviceNights).filter(
    (night) => isStopped(night) && !due.some(({ date }) => date === night.date),
  );
  const opened = stuck.find(({ date }) => date === openDate);
  const open = programme?.days.find(({ date }) => date === openDate);
  if (!programme || (due.length + stuck.length === 0 && savedDate === null)) return null;
  const isWritable = open !== undefined && (due.includes(open) || open.date === savedDate);
  const leave = (date: string) => {
    setSavedDate(date);
    setOpenDate(null);
  };
  const savedNight = savedDate && dates.night(savedDate);
  return (
    <Card aria-labelledby="nights-first" className="mt-8">
      <h2 id="nights-first" tabIndex={-1} className="text-lead">
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
      {savedDate && openDate === null && !kept && isCorrectable(programme, savedDate) && (
        <Button kind="quiet" className="px-0" onClick={() => setOpenDate(savedDate)}>
          <Trans>Corriger cette nuit</Trans>
        </Button>
      )}
      {opened ? (
        <div className="mt-4">
          <Suspense fallback={<Skeleton lines={8} />}>
            <KeptDay
              programme={programme}
              day={open ?? null}
              kept={opened}
              isNew={false}
              onSaved={() => leave(opened.date)}
              Editor={NightEditor}
            />
          </Suspense>
        </div>
      ) : isWritable ? (
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
              onSaved={() => leave(open.date)}
            />
          </Suspense>
        </div>
      ) : due.length + stuck.length > 0 ? (
        <>
          <p className="mt-2 text-ink-soft">
            <Trans>
              Vous pouvez toujours noter vos nuits ici : six questions, moins d’une minute. Les
              modules se rouvriront quand ce questionnaire sera envoyé.
            </Trans>
          </p>
          <ul className="mt-4 grid gap-2">
            {stuck.map(({ date }) => (
              <li key={date}>
                <Button kind="secondary" onClick={() => setOpenDate(date)}>
                  <Trans>Revoir la nuit du {dates.night(date)}, qui n’a pas pu être envoyée</Trans>
                </Button>
              </li>
            ))}
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
            Il ne reste aucune nuit à noter. Vous pouvez répondre au questionnaire à votre rythme.
          </Trans>
        </p>
      )}
    </Card>
  );
}

const isCorrectable = ({ days }: Programme, savedDate: string): boolean =>
  days.some(({ date, isEditable }) => date === savedDate && isEditable);
