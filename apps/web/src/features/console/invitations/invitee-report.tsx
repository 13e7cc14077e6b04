import type { RouterOutputs } from '@aube/api';
import type { InviteeOutcome } from '@aube/api/rules';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { EmailWords } from '../../../ui/email-words.tsx';
import { LANGUAGE_NAMES } from './invitation-language.tsx';

type Lines = RouterOutputs['admin']['inviteMany']['lines'];

const isLeaving = (outcome: InviteeOutcome) => outcome === 'invited' || outcome === 'invitedLater';

export const countToSend = (lines: Lines): number =>
  lines.filter(({ outcome }) => isLeaving(outcome)).length;

const words: Readonly<Record<InviteeOutcome, MessageDescriptor>> = {
  invited: msg`À inviter`,
  invitedLater: msg`À inviter, le courriel sera envoyé plus tard`,
  alreadyInvited: msg`Une invitation est déjà en cours`,
  alreadyRegistered: msg`Inscription déjà faite`,
  repeated: msg`Déjà plus haut dans la liste`,
  notAnAddress: msg`Ce n’est pas une adresse de courriel`,
  lettersBeforeAt: msg`Avant le @, écrivez des lettres de a à z, sans accent`,
  notALanguage: msg`La langue est fr ou en`,
};

const wordsOnceDone: Readonly<Partial<Record<InviteeOutcome, MessageDescriptor>>> = {
  invited: msg`Envoi en cours`,
  invitedLater: msg`Invitation gardée, le courriel sera envoyé plus tard`,
};

const looks: Readonly<Partial<Record<InviteeOutcome, string>>> = {
  notAnAddress: 'font-medium text-danger',
  lettersBeforeAt: 'font-medium text-danger',
  notALanguage: 'font-medium text-danger',
  invitedLater: 'text-attention',
  invited: 'text-ok',
};

type InviteeReportProps = {
  readonly lines: Lines;
  readonly isDone: boolean;
};

export function InviteeReport({ lines, isDone }: InviteeReportProps) {
  const { i18n, t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const leaving = countToSend(lines);
  const later = lines.filter(({ outcome }) => outcome === 'invitedLater').length;
  const others = lines.length - leaving;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner
        kind={leaving === 0 ? 'attention' : isDone ? 'ok' : 'info'}
        title={
          isDone ? (
            <Plural
              value={leaving}
              _0="Personne n’a été invité"
              one="# personne est invitée"
              other="# personnes sont invitées"
            />
          ) : (
            <Plural
              value={leaving}
              _0="Il n’y a personne à inviter"
              one="# personne à inviter"
              other="# personnes à inviter"
            />
          )
        }
      >
        {others > 0 && (
          <p className="mt-1">
            <Plural
              value={others}
              one="# autre ligne ne donne pas d’invitation : voyez pourquoi ci-dessous."
              other="# autres lignes ne donnent pas d’invitation : voyez pourquoi ci-dessous."
            />
          </p>
        )}
        {later > 0 && (
          <p className="mt-1">
            <Plural
              value={later}
              one="# courriel sera envoyé dans les prochaines 24 heures : le site en envoie 500 par jour."
              other="# courriels seront envoyés dans les prochaines 24 heures : le site en envoie 500 par jour."
            />
          </p>
        )}
      </Banner>
      <ScrollFrame aria-label={t`Rapport de la liste`} className="mt-4 max-h-72">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Ligne</Trans>
              </th>
              <th scope="col">
                <Trans>Adresse</Trans>
              </th>
              <th scope="col">
                <Trans>Langue</Trans>
              </th>
              <th scope="col">
                <Trans>Résultat</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, text, outcome, language }, index) => (
              // A line can hold several addresses, and an address can appear twice.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td className="tabular-nums">{line}</td>
                <td>
                  <EmailWords email={text} />
                </td>
                <td lang={language ?? undefined}>
                  {language === null ? '–' : LANGUAGE_NAMES[language]}
                </td>
                <td className={looks[outcome]}>
                  {i18n._((isDone && wordsOnceDone[outcome]) || words[outcome])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}
