import { reminderRules } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { faultOf } from '../../lib/error-code.ts';
import { useErrorText } from '../../lib/error-messages.ts';
import { trpc } from '../../trpc.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { HeadingWords } from '../../ui/heading-words.tsx';
import { Link } from '../../ui/link.tsx';
import type { Overview } from '../../lib/use-overview.ts';

export function ReminderOffer({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { person, abandonment, days, weeks } = overview;
  const savedNights = days.filter(({ status }) => status === 'completed').length;
  const isTimely =
    !person.isConsulted &&
    abandonment === null &&
    weeks.some(({ isCurrent, number }) => isCurrent && number <= reminderRules.lastOfferWeek) &&
    savedNights > 0;
  const reminders = trpc.notifications.getReminders.useQuery(
    {},
    { enabled: isTimely, staleTime: 60 * 60_000 },
  );
  const known = trpc.useUtils().notifications.getReminders;
  const decline = trpc.notifications.setReminders.useMutation({
    onSuccess: (saved) =>
      known.setData({}, (before) => before && { ...before, ...saved, isDecided: true }),
  });
  // Checked first, because the stored refusal would otherwise hide this confirmation.
  if (decline.isSuccess) return <Declined />;
  if (!isTimely || !reminders.data || reminders.data.isDecided) return null;
  const { offerAfterNights } = reminders.data;
  if (offerAfterNights === null || savedNights < offerAfterNights) return null;
  return (
    <section aria-labelledby="reminder-offer" className="mt-10 border-y border-line py-5">
      <h2 id="reminder-offer" className="text-body">
        <HeadingWords>{t`Souhaitez-vous un rappel ?`}</HeadingWords>
      </h2>
      <p className="mt-1 text-ink-soft">
        <Trans>
          Un courriel à l’heure de votre choix, seulement quand une nuit ou un questionnaire vous
          attend.
        </Trans>
      </p>
      {decline.isError && (
        <p role="alert" className="mt-2 text-danger">
          {errorText(faultOf(decline.error))}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to="myAccount" hash="rappels" bare className={buttonClass('secondary')}>
          <Trans>Choisir une heure</Trans>
        </Link>
        <Button
          kind="quiet"
          busy={decline.isPending}
          onClick={() => decline.mutate({ isOn: false })}
        >
          <Trans>Non merci</Trans>
        </Button>
      </p>
    </section>
  );
}

function Declined() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className="mt-10 border-y border-line py-5 text-ink-soft">
      <Trans>
        D’accord. Vous pourrez demander des rappels sur la page{' '}
        <Link to="myAccount" hash="rappels">
          Mon compte
        </Link>
        .
      </Trans>
    </p>
  );
}
