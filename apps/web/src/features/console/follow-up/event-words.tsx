import type { RouterOutputs } from '@aube/api';
import {
  CALL_REASONS,
  type CallReason,
  clockTimePlus,
  stopReasons,
  truncatedPercent,
} from '@aube/api/rules';
import { schedule } from '@aube/dictionary';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { useWords } from '../../nights/use-words.ts';
import { isOutcome, outcomeWords } from '../charge/outcome-words.ts';
import { reasonWords } from '../worklist/call-words.tsx';
import { QuotedWords } from '../quoted-words.tsx';

type Event = RouterOutputs['stats']['listTimeline']['events'][number];

const letterWords: Readonly<Record<string, MessageDescriptor>> = {
  activation: msg`Courriel envoyé : activation du compte`,
  passwordReset: msg`Courriel envoyé : nouveau mot de passe`,
  passwordChanged: msg`Courriel envoyé : mot de passe changé`,
  emailChange: msg`Courriel envoyé : nouvelle adresse à confirmer`,
  emailChanged: msg`Courriel envoyé : adresse changée`,
  reminder: msg`Courriel envoyé : rappel du journal`,
};

const isReason = (code: unknown): code is CallReason =>
  CALL_REASONS.some((reason) => reason === code);

export function EventWords({ event }: { event: Event }) {
  const { by, detail } = event;
  const text = detail['text'] ?? detail['reason'];
  const isQuoted = typeof text === 'string' && !isReason(text);
  return (
    <>
      <p>
        <Happening event={event} />
        {by !== null && <span className="text-ink-soft"> · {by}</span>}
      </p>
      {isQuoted && (
        <p className="text-small whitespace-pre-line">
          <QuotedWords words={text} />
        </p>
      )}
    </>
  );
}

function Happening({ event: { kind, detail } }: { event: Event }) {
  const { i18n } = useLingui();
  const dates = useDates();
  const words = useWords();
  const text = useFieldText();
  const { name, code, week, reason, startsOn, resumesOn } = detail;
  const about = isReason(reason) ? i18n._(reasonWords[reason]) : (name ?? null);
  const { outcome } = detail;
  const did = isOutcome(outcome) ? text(outcomeWords(outcome)) : null;
  switch (kind) {
    case 'account':
      return <Trans>Inscription</Trans>;
    case 'activation':
      return <Trans>Compte activé</Trans>;
    case 'night': {
      const asleep = Number(detail['totalSleepMinutes']);
      const inBed = Number(detail['timeInBedMinutes']);
      const night = dates.night(String(detail['date']), 'short');
      const duration = words.duration(asleep);
      const percent = i18n.number(truncatedPercent(asleep, inBed) / 100, {
        style: 'percent',
        maximumFractionDigits: 1,
      });
      return (
        <Trans>
          Nuit du {night} : {duration} de sommeil, efficacité {percent}
        </Trans>
      );
    }
    case 'schedule': {
      const anchorTime = Number(detail['anchorTime']);
      const windowMinutes = Number(detail['windowMinutes']);
      const isWake = detail['anchor'] === 'wakeTime';
      const bedTime = words.clock(isWake ? clockTimePlus(anchorTime, -windowMinutes) : anchorTime);
      const wakeTime = words.clock(isWake ? anchorTime : clockTimePlus(anchorTime, windowMinutes));
      return (
        <Trans>
          Horaire de la semaine {week} choisi : coucher à {bedTime}, lever à {wakeTime}
        </Trans>
      );
    }
    case 'stopped': {
      const stopReason = stopReasons.find((known) => known === detail['stopReason']);
      return (
        <>
          <span>
            <Trans>Horaire de la semaine {week} arrêté</Trans>
          </span>
          {stopReason && (
            <>
              {' '}
              <QuotedWords words={text(schedule.fields.stoppedReason.codes[stopReason].label)} />
            </>
          )}
        </>
      );
    }
    case 'weeksOpened':
      return detail['opening'] === 'return' ? (
        <Trans>Semaine {week} ouverte : deux semaines pour repartir</Trans>
      ) : (
        <Trans>Semaine {week} ouverte : sept nuits pour faire le point</Trans>
      );
    case 'windowAgreed': {
      const window = words.duration(Number(detail['windowMinutes']));
      const day = dates.day(String(detail['date']), 'short');
      return (
        <Trans>
          Fenêtre de {window} convenue le {day}
        </Trans>
      );
    }
    case 'windowWithdrawn': {
      const window = words.duration(Number(detail['windowMinutes']));
      return <Trans>Fenêtre convenue de {window} retirée</Trans>;
    }
    case 'questionnaire':
      return <Trans>Questionnaire {code} envoyé</Trans>;
    case 'left':
      return <Trans>A quitté le programme</Trans>;
    case 'returned':
      return <Trans>Est revenu au programme</Trans>;
    case 'pause':
      return (
        <Trans>
          Pause demandée à partir du {startsOn}; reprise le {resumesOn}
        </Trans>
      );
    case 'pauseWithdrawn':
      return <Trans>Pause du {startsOn} annulée avant son début</Trans>;
    case 'pauseEnded':
      return <Trans>Pause terminée plus tôt que prévu; reprise le {resumesOn}</Trans>;
    case 'alert':
      return <Trans>Alerte : {name}</Trans>;
    case 'alertClosed':
      return `${did} (${about})`;
    case 'alertTaken':
    case 'callTaken':
      return <Trans>Prise en charge : {about}</Trans>;
    case 'flag':
      return <Trans>Précaution : {name}</Trans>;
    case 'flagCleared':
      return <Trans>Précaution levée : {name}</Trans>;
    case 'letter': {
      const letter = letterWords[String(detail['letter'])];
      return letter ? i18n._(letter) : <Trans>Courriel envoyé</Trans>;
    }
    case 'note':
      return <Trans>Note de l’équipe</Trans>;
    case 'called':
      if (did !== null) return `${did} (${about})`;
      return about === null ? <Trans>Appel fait</Trans> : <Trans>Appel fait : {about}</Trans>;
    case 'postponed':
      if (did !== null) return `${did} (${about})`;
      return <Trans>Reporté de sept jours : {about}</Trans>;
    case 'inCharge':
      return <InCharge detail={detail} />;
    case 'identityChanged':
      return detail['hasEmail'] === 1 ? (
        <Trans>Adresse de courriel changée</Trans>
      ) : (
        <Trans>Nom changé</Trans>
      );
    case 'recordChanged':
      return <Trans>Fiche modifiée</Trans>;
  }
}

function InCharge({ detail: { name, from, isTaken } }: Pick<Event, 'detail'>) {
  if (isTaken === 1) {
    return name === null ? (
      <Trans>Responsable du suivi : un compte effacé</Trans>
    ) : (
      <Trans>Responsable du suivi : {name}</Trans>
    );
  }
  return from === null ? (
    <Trans>Plus personne n’est responsable du suivi</Trans>
  ) : (
    <Trans>{from} n’est plus responsable du suivi</Trans>
  );
}
