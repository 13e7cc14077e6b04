import { isParticipant, zoneChange, clockWords, formatDay } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../../../../lib/account.ts';
import { Banner } from '../../../../ui/banner.tsx';

/** The effects of another time zone, if saved now. @decision D61 */
export function TimeZonePreview({ account, to }: { account: Account; to: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const change = zoneChange(now, { from: account.timeZone, to });
  const day = formatDay(change.date, i18n.locale);
  const time = clockWords(change.time, i18n.locale);
  return (
    <Banner
      className="mb-6"
      title={
        <Trans>
          À cet endroit, il est {time}, le {day}.
        </Trans>
      }
    >
      {change.isSameClock && (
        <p className="mt-1">
          <Trans>C’est la même heure que chez vous en ce moment.</Trans>
        </p>
      )}
      {change.isOtherDate && (
        <p className="mt-1">
          <Trans>
            Ce n’est pas le même jour que chez vous : votre programme suivra aussitôt cette date.
          </Trans>
        </p>
      )}
      {isParticipant(account.roles) && (
        <ul className="mt-2 list-disc pl-5">
          <li>
            <Trans>Les nuits à venir suivent ce fuseau : coucher, lever et siestes.</Trans>
          </li>
          <li>
            <Trans>Les nuits déjà enregistrées restent comme vous les avez notées.</Trans>
          </li>
          <li>
            <Trans>Vos rappels arrivent à la même heure, dans ce fuseau.</Trans>
          </li>
          <li>
            <Trans>Vos semaines et vos questionnaires gardent leurs dates.</Trans>
          </li>
        </ul>
      )}
    </Banner>
  );
}
