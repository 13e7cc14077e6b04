import { msg } from '@lingui/core/macro';
import { trpc } from '../../../trpc.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { PausePanel } from '../../weeks/pause/pause-panel.tsx';
import { ReminderSection } from '../reminders/reminder-section.tsx';
import { AccessTokensPanel } from './access-tokens/access-tokens-panel.tsx';
import type { AccountSection } from './account-section.ts';
import { DevicesPanel } from './devices/devices-panel.tsx';
import { DisplayPanel } from './display/display-panel.tsx';
import { HealthPanel } from './health/health-panel.tsx';
import { IdentityPanel } from './identity/identity-panel.tsx';
import { LanguageAndTimePanel } from './language-and-time/language-and-time-panel.tsx';
import { LeavingPanel } from './leaving/leaving-panel.tsx';
import { PasswordPanel } from './password/password-panel.tsx';
import { ConsentPanel } from './rights/consent-panel.tsx';
import { OwnDataPanel } from './rights/own-data-panel.tsx';
import { ViewersPanel } from './rights/viewers-panel.tsx';
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx';

/** @decision D67 */
function PauseSection() {
  const overview = trpc.programme.overview.useQuery({});
  return (
    <QueryView query={overview} lines={6}>
      {(data) => <PausePanel overview={data} />}
    </QueryView>
  );
}

/** @decision D61 */
export const accountSections: readonly AccountSection[] = [
  {
    id: 'moi',
    group: 'me',
    title: msg`Moi`,
    line: msg`Votre nom et vos coordonnées.`,
    admits: 'user',
    Panel: IdentityPanel,
  },
  {
    id: 'langue-et-heure',
    group: 'me',
    title: msg`Langue et heure`,
    line: msg`La langue de vos courriels, et votre fuseau horaire.`,
    admits: 'user',
    Panel: LanguageAndTimePanel,
  },
  {
    id: 'affichage',
    group: 'me',
    title: msg`Affichage`,
    line: msg`La taille du texte et le mode sombre.`,
    admits: 'user',
    Panel: DisplayPanel,
  },
  {
    id: 'rappels',
    group: 'me',
    title: msg`Rappels`,
    line: msg`Un courriel quand une nuit ou un questionnaire vous attend.`,
    admits: 'participant',
    Panel: ReminderSection,
  },
  {
    id: 'mot-de-passe',
    group: 'security',
    title: msg`Mot de passe`,
    line: msg`Choisissez un nouveau mot de passe.`,
    admits: 'user',
    Panel: PasswordPanel,
  },
  {
    id: 'second-facteur',
    group: 'security',
    title: msg`Validation en deux étapes`,
    line: msg`Un code de votre téléphone, en plus du mot de passe.`,
    admits: 'staff',
    Panel: SecondFactorPanel,
  },
  {
    id: 'jetons',
    group: 'security',
    title: msg`Jetons d’accès`,
    line: msg`Pour un logiciel qui agit en votre nom.`,
    admits: 'staff',
    Panel: AccessTokensPanel,
  },
  {
    id: 'appareils',
    group: 'security',
    title: msg`Appareils`,
    line: msg`Où votre session est ouverte, et comment la fermer à distance.`,
    admits: 'user',
    Panel: DevicesPanel,
  },
  {
    id: 'ma-sante',
    group: 'programme',
    title: msg`Ma santé a changé`,
    line: msg`Une grossesse, un diagnostic, un nouveau médicament : répondez de nouveau aux questions de sécurité.`,
    admits: 'participant',
    Panel: HealthPanel,
  },
  {
    id: 'pause',
    group: 'programme',
    title: msg`Faire une pause`,
    line: msg`Arrêtez de 1 à 28 jours, puis reprenez où vous en étiez.`,
    admits: 'participant',
    Panel: PauseSection,
  },
  {
    id: 'mes-donnees',
    group: 'rights',
    title: msg`Mes données`,
    line: msg`Une copie de tout ce que le site garde à votre sujet.`,
    admits: 'user',
    Panel: OwnDataPanel,
  },
  {
    id: 'qui-a-vu',
    group: 'rights',
    title: msg`Qui a vu mon dossier`,
    line: msg`Quand le personnel l’a consulté, depuis 24 mois.`,
    admits: 'participant',
    Panel: ViewersPanel,
  },
  {
    id: 'consentement',
    group: 'rights',
    title: msg`Consentement`,
    line: msg`Ce que vous avez accepté, et quand.`,
    admits: 'participant',
    Panel: ConsentPanel,
  },
  {
    id: 'quitter',
    group: 'programme',
    title: msg`Quitter le programme`,
    line: msg`À tout moment, sans donner de raison.`,
    admits: 'participant',
    Panel: LeavingPanel,
  },
];
