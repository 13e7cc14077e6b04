import type { Locale } from '@aube/content/locale';
import {
  oneLine,
  shortName,
  type InvitationContact,
  type LetterContent,
  type LetterSheet,
  type Wording,
} from './letter-content.ts';

type Invitation = Extract<LetterContent, { kind: 'invitation' }>;

const reach = ({ phone, email }: InvitationContact, or: string) =>
  [phone, email].filter((way) => way !== undefined).join(or);

const FRENCH = {
  subject: (name: string | null) =>
    name === null ? 'Votre invitation au programme Aube' : `${shortName(name)} vous invite à Aube`,
  lead: (name: string | null) =>
    `${name ?? 'Votre établissement de santé'} vous invite à suivre Aube, un programme en ligne sur le sommeil.`,
  facts: [
    {
      title: 'Six semaines',
      text: 'Un nouveau sujet chaque semaine. Un suivi léger continue ensuite, jusqu’à la semaine 25.',
    },
    {
      title: 'Une minute par jour',
      text: 'Le matin, vous notez votre nuit. Le reste se lit quand vous voulez, sur un téléphone ou un ordinateur.',
    },
    {
      title: 'Qui voit vos réponses ?',
      text: 'Vous, le personnel autorisé de votre établissement et les personnes qui administrent le site. Quand le personnel ouvre votre dossier, c’est noté : vous le voyez pendant 24 mois dans votre compte.',
    },
  ],
  button: 'Voir mon invitation',
  open: 'Pour voir l’invitation et créer votre compte, ouvrez ce lien :',
  code: (code: string | null) =>
    code === null
      ? 'À l’inscription, il faut le code de référence de votre établissement, qui vous le donnera.'
      : `Le lien remplit pour vous le code de référence de votre établissement : ${code}`,
  contact: (contact: InvitationContact) =>
    `Une question ? ${contact.name} : ${reach(contact, ' ou ')}`,
  urgent: (call: string) =>
    `Aube ne répond pas aux urgences. Besoin de parler à quelqu’un tout de suite ? ${call}. En danger immédiat, appelez le 911.`,
  validity: (day: string) => `Ce lien vous est réservé. Il reste valable jusqu’au ${day}.`,
  doubt:
    'Vous n’attendiez pas cette invitation ? Ignorez ce courriel : aucun compte n’est créé sans vous. En cas de doute, téléphonez à votre établissement au numéro que vous connaissez déjà.',
};

const ENGLISH: typeof FRENCH = {
  subject: (name) =>
    name === null
      ? 'Your invitation to the Aube program'
      : `${shortName(name)} invites you to Aube`,
  lead: (name) =>
    `${name ?? 'Your health establishment'} invites you to follow Aube, an online program about sleep.`,
  facts: [
    {
      title: 'Six weeks',
      text: 'A new topic each week. A light follow-up then goes on until week 25.',
    },
    {
      title: 'One minute a day',
      text: 'In the morning, you note your night. The rest you read when you like, on a phone or a computer.',
    },
    {
      title: 'Who sees your answers?',
      text: 'You, the authorized staff of your establishment and the people who run the site. When staff open your file, it is noted: you see it in your account for 24 months.',
    },
  ],
  button: 'See my invitation',
  open: 'To see the invitation and create your account, open this link:',
  code: (code) =>
    code === null
      ? 'To register, you need your establishment’s reference code, which the establishment gives you.'
      : `The link fills in your establishment’s reference code for you: ${code}`,
  contact: (contact) => `A question? ${contact.name}: ${reach(contact, ' or ')}`,
  urgent: (call) =>
    `Aube does not answer emergencies. Need to talk to someone right away? ${call}. In immediate danger, call 911.`,
  validity: (day) => `The link is meant for you alone. It stays valid until ${day}.`,
  doubt:
    'If you were not expecting this invitation, ignore this email: no account is created without you. If in doubt, call your establishment at the number that you already have.',
};

export function invitationWording(invitation: Invitation, locale: Locale): Wording {
  const words = locale === 'fr' ? FRENCH : ENGLISH;
  const { link, contact, referenceCode, urgentCall, validUntil } = invitation;
  const name = invitation.establishmentName === null ? null : oneLine(invitation.establishmentName);
  const below = [
    words.code(referenceCode),
    ...(contact === null
      ? []
      : [
          [words.contact(contact), contact.hours]
            .filter((said) => said)
            .join('. ')
            .replace(/\.?$/, '.'),
        ]),
    ...(urgentCall === null ? [] : [words.urgent(urgentCall)]),
    words.validity(validUntil),
    words.doubt,
  ];
  const sheet: LetterSheet = {
    lead: words.lead(name),
    facts: words.facts,
    button: words.button,
    open: words.open,
    below,
  };
  return {
    subject: words.subject(name),
    link,
    paragraphs: [
      sheet.lead,
      ...words.facts.map(({ title, text }) => `${title}\n${text}`),
      words.open,
      link,
      ...below,
    ],
    sheet,
  };
}
