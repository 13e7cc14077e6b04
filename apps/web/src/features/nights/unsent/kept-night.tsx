import { measureNight } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { DeviceNight } from '../../../lib/device-nights.ts';
import { dropNight } from '../../../lib/device/device.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { ErrorCode } from '@aube/api';
import { Notice } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { drawNight } from '../drawing/night-drawing.ts';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';
import { dueDays } from '../programme-nights.ts';
import { useRunningNight } from '../use-running-night.ts';
import { NightCaution } from '../result/night-caution.tsx';
import { NightLegend } from '../result/night-legend.tsx';
import { NightPicture } from '../result/night-picture.tsx';
import { NightText } from '../result/night-text.tsx';
import { useDates } from '../../../lib/dates.ts';
import SendingStatus from './sending-status.tsx';

type KeptNightProps = {
  readonly programme: Programme;
  readonly day: DiaryDay | null;
  readonly kept: DeviceNight;
  readonly isNew: boolean;
  readonly onEdit: () => void;
};

/** @decision D66 */
export function KeptNight({ programme, day, kept, isNew, onEdit }: KeptNightProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dates = useDates();
  const { timeZone } = programme.person;
  const { date, night } = kept;
  const measures = measureNight(date, night, timeZone);
  const running = useRunningNight(programme);
  const next = dueDays(programme, running).find((due) => due.date !== date);
  const isSavedElsewhere = kept.standing === 'toCompare';
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isNew]);
  return (
    <>
      <Card aria-labelledby="kept-night">
        <h2 id="kept-night" ref={heading} tabIndex={-1} className="text-lead">
          {kept.standing === 'refused' ? (
            <Trans>Cette nuit n’a pas été acceptée</Trans>
          ) : isSavedElsewhere ? (
            <Trans>Cette nuit a été enregistrée ailleurs</Trans>
          ) : (
            <Trans>Pas encore envoyée</Trans>
          )}
        </h2>
        <p className="mb-2">
          <SendingStatus standing={kept.standing} />
        </p>
        {kept.standing === 'refused' || isSavedElsewhere ? (
          <NotTaken kept={kept} isMoved={day === null} />
        ) : (
          <p className="text-ink-soft">
            <Trans>
              Rien n’est perdu. Vous pouvez fermer le site : votre nuit sera envoyée toute seule,
              une seule fois, quand vous l’ouvrirez avec une connexion.
            </Trans>
          </p>
        )}
        <NightCaution programme={programme} date={date} measures={measures} />
        <figure className="mt-6">
          <NightPicture drawing={drawNight(date, night, timeZone)} night={night} />
          <figcaption className="mt-2 space-y-3">
            <NightLegend hasNaps={night.naps.length > 0} />
            <NightText date={date} timeZone={timeZone} night={night} measures={measures} />
          </figcaption>
        </figure>
      </Card>
      {next && (
        <Link
          to="diaryDay"
          params={{ date: next.date }}
          bare
          className={buttonClass('primary', 'mt-6 w-full')}
        >
          <Trans>Noter la nuit du {dates.night(next.date)}</Trans>
        </Link>
      )}
      {day?.isEditable && (
        <Button kind="quiet" className="mt-6 px-0" onClick={onEdit}>
          <Trans>Modifier cette nuit</Trans>
        </Button>
      )}
    </>
  );
}

type NotTakenProps = {
  readonly kept: DeviceNight;
  readonly isMoved: boolean;
};

function NotTaken({ kept, isMoved }: NotTakenProps) {
  const { reason, date, standing } = kept;
  const errorText = useErrorText();
  const title = isMoved ? (
    <Trans>
      Cette nuit ne fait plus partie de votre journal : une pause a déplacé les semaines.
    </Trans>
  ) : standing === 'toCompare' ? (
    <Trans>
      Un autre appareil a déjà enregistré cette nuit, et elle ne peut plus être changée.
    </Trans>
  ) : (
    errorText({ code: (reason ?? 'INTERNAL') as ErrorCode })
  );
  const erase = () => {
    void dropNight(date);
  };
  return (
    <Notice kind="danger" title={title}>
      <Trans>Ce que vous aviez écrit est encore lisible ici, sur cet appareil seulement.</Trans>{' '}
      <Button kind="quiet" className="px-0" onClick={erase}>
        <Trans>Effacer de cet appareil</Trans>
      </Button>
    </Notice>
  );
}
