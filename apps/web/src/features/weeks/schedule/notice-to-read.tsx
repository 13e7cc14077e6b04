import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusSchedule } from './focus-schedule.ts';
import { Tonight } from './tonight.tsx';
import { useStoreWeek } from './use-store-week.ts';

const StayingSafe = lazyPart(() => import('./before-first-schedule.tsx'));

type NoticeToReadProps = {
  readonly wakeTime: number | null;
  readonly isConsulted: boolean;
};

/** Safety notice that the person must read before a suspended schedule comes back. @decision D76 */
export function NoticeToRead({ wakeTime, isConsulted }: NoticeToReadProps) {
  return (
    <>
      <Suspense>
        <StayingSafe />
      </Suspense>
      <Banner kind="attention" title={<Trans>Votre horaire attend que vous ayez lu ceci</Trans>}>
        <p className="mt-1">
          <Trans>
            La précaution est levée. Lisez les phrases ci-dessus, puis dites-le ici : votre horaire
            reviendra.
          </Trans>
        </p>
        <Tonight wakeTime={wakeTime} />
        {!isConsulted && <ReadButton />}
      </Banner>
    </>
  );
}

function ReadButton() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error } = trpc.diary.readSafetyNotice.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      announce(t`Votre horaire est revenu`);
      focusSchedule();
    },
  });
  return (
    <>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <Button className="mt-4" busy={isPending} onClick={() => mutate()}>
        <Trans>J’ai lu, reprendre mon horaire</Trans>
      </Button>
    </>
  );
}
