import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusSchedule } from './focus-schedule.ts';
import { bringsScheduleBack } from '../../nights/hours/schedule-standing.ts';
import { Tonight } from '../../nights/tonight.tsx';
import { useStoreWeek } from './use-store-week.ts';

const StayingSafe = lazyPart(() => import('./before-first-schedule.tsx'));

type NoticeToReadProps = {
  readonly programme: Pick<Programme, 'diaryWeek' | 'openings' | 'person'>;
  readonly week: Pick<DiaryWeek, 'suspendedWakeTime' | 'stopped'>;
};

/**
 * The person must read this notice before the schedule comes back or a schedule can be chosen.
 * @decision D76
 */
export function NoticeToRead({ programme, week }: NoticeToReadProps) {
  const isBack = bringsScheduleBack(programme, week);
  return (
    <>
      <Suspense>
        <StayingSafe />
      </Suspense>
      <Banner
        kind="attention"
        title={
          isBack ? (
            <Trans>Votre horaire attend que vous ayez lu ceci</Trans>
          ) : (
            <Trans>Un avis de sécurité à lire</Trans>
          )
        }
      >
        <p className="mt-1">
          {isBack ? (
            <Trans>
              La précaution est levée. Lisez les phrases ci-dessus, puis dites-le ici : votre
              horaire reviendra.
            </Trans>
          ) : (
            <Trans>
              La précaution est levée. Lisez les phrases ci-dessus, puis dites-le ici. Aucun horaire
              ne revient pour l’instant.
            </Trans>
          )}
        </p>
        <Tonight wakeTime={week.suspendedWakeTime} />
        {!programme.person.isConsulted && <ReadButton isBack={isBack} />}
      </Banner>
    </>
  );
}

function ReadButton({ isBack }: { readonly isBack: boolean }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error } = trpc.diary.readSafetyNotice.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      announce(isBack ? t`Votre horaire est revenu` : t`C’est noté`);
      focusSchedule();
    },
  });
  return (
    <>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <Button className="mt-4" busy={isPending} onClick={() => mutate()}>
        {isBack ? <Trans>J’ai lu, reprendre mon horaire</Trans> : <Trans>J’ai lu</Trans>}
      </Button>
    </>
  );
}
