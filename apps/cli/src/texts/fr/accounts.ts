/** Accounts, establishments and lists of invitations. */
export const frAccounts = {
  user: {
    list: 'montrer les comptes',
    create: 'créer un compte; un courriel invite à choisir un mot de passe',
    deactivate: 'fermer un compte : ses sessions finissent, rien n’est effacé',
    none: 'Aucun compte.',
    made: (email: string, username: string) =>
      `Compte créé : ${email}, nom d’utilisateur ${username}. Le courriel d’activation part.`,
    wouldMake: (email: string) => `Le compte ${email} serait créé.`,
    closed: (email: string) => `Le compte ${email} est fermé.`,
    wouldClose: (email: string) => `Le compte ${email} serait fermé.`,
    confirm: (email: string, place: string) =>
      `Fermer le compte ${email}, dans ${place}? (oui/non) `,
    needsYes: 'Pour fermer un compte sans qu’une question soit posée, ajoutez --yes.',
    notFound: 'Il n’y a pas de compte à cette adresse.',
    badRole: '--role vaut administrator, staff ou participant.',
    roles: { 1: 'administration', 2: 'personnel', 3: 'participation' } as Record<number, string>,
    states: {
      active: 'actif',
      pending: 'à activer',
      deactivated: 'fermé',
      deleted: 'supprimé',
    },
  },
  establishment: {
    group: 'gérer les établissements',
    list: 'montrer les établissements',
    create: 'créer un établissement',
    none: 'Aucun établissement.',
    made: (name: string, code: string) => `Établissement créé : ${name}, code ${code}.`,
    wouldMake: (code: string) => `L’établissement ${code} serait créé.`,
  },
  inviteList: {
    outcomes: {
      invited: 'invitation',
      invitedLater: 'invitation, un autre jour',
      alreadyInvited: 'déjà en cours',
      alreadyRegistered: 'a déjà un compte',
      repeated: 'deux fois dans la liste',
      notAnAddress: 'pas une adresse',
    },
    line: (line: number) => `Ligne ${line}`,
    would: (count: number) =>
      count === 1 ? 'Une invitation partirait.' : `Partiraient : ${count} invitations.`,
    sent: (count: number) =>
      count === 1 ? 'Une invitation part.' : `Partent : ${count} invitations.`,
    until: (instant: string) => `Les liens valent jusqu’au ${instant}.`,
    confirm: (count: number, place: string) =>
      `Envoyer les invitations (${count}), pour ${place}? (oui/non) `,
    needsYes:
      'Pour envoyer sans qu’une question soit posée, ajoutez --yes; --dry-run montre le rapport.',
    changed: 'L’envoi serait différent maintenant. Aucune invitation ne part : relisez le rapport.',
    noneSent: 'Aucune invitation ne part.',
    alone: '--csv ne va pas avec --email ni --uses : chaque adresse a sa propre invitation.',
    nobody: 'La liste n’a aucune ligne.',
    tooLong: 'La liste est trop longue : 1000 lignes et 100 000 caractères au plus.',
    faulty: (count: number) =>
      count === 1
        ? 'Une ligne n’est pas une adresse.'
        : `${count} lignes ne sont pas des adresses.`,
  },
  options: {
    role: 'administrator, staff ou participant',
    roleFilter: 'seulement ce rôle : administrator, staff ou participant',
    places: 'codes de référence, séparés par des virgules',
    username: 'nom d’utilisateur (fait de l’adresse)',
    accountLocale: 'langue du compte et de ses courriels (celle des messages)',
    placeName: 'nom de l’établissement',
    placeCode: 'code de référence, demandé à l’inscription',
    retention: 'conservation des dossiers, en mois (60)',
    csv: 'liste d’adresses à inviter : un fichier CSV, ou une adresse par ligne',
  },
};
