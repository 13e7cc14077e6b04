export const frAccounts = {
  user: {
    list: 'montrer les comptes',
    create: 'créer un compte; un courriel invite à choisir un mot de passe',
    deactivate: 'fermer un compte : ses sessions prennent fin, rien n’est effacé',
    none: 'Aucun compte.',
    made: (email: string, username: string) =>
      `Compte créé : ${email}, nom d’utilisateur ${username}. Le serveur enverra le courriel d’activation.`,
    wouldMake: (email: string) => `Le compte ${email} serait créé.`,
    closed: (email: string) => `Le compte ${email} est fermé.`,
    wouldClose: (email: string) => `Le compte ${email} serait fermé.`,
    confirm: (email: string, place: string) =>
      `Fermer le compte ${email}, dans ${place}? (oui/non) `,
    needsYes: 'Pour fermer un compte sans confirmation, ajoutez --yes.',
    notFound: 'Il n’y a pas de compte à cette adresse.',
    badRole: '--role attend administrator, staff ou participant.',
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
      invitedLater: 'invitation un autre jour : la limite d’aujourd’hui est atteinte',
      alreadyInvited: 'invitation déjà en cours',
      alreadyRegistered: 'a déjà un compte',
      repeated: 'deux fois dans la liste',
      notAnAddress: 'n’est pas une adresse',
      lettersBeforeAt: 'doit avoir avant le @ des lettres de a à z, sans accent',
      notALanguage: 'sa langue n’est ni fr ni en',
    },
    line: (line: number) => `Ligne ${line}`,
    would: (count: number) =>
      count === 1 ? 'Une invitation serait envoyée.' : `Invitations à envoyer : ${count}.`,
    sent: (count: number) =>
      count === 1
        ? 'Le serveur enverra une invitation.'
        : `Le serveur enverra ${count} invitations.`,
    until: (instant: string) => `Les liens sont valables jusqu’au ${instant}.`,
    confirm: (count: number, place: string) =>
      `Envoyer les invitations (${count}), pour ${place}? (oui/non) `,
    needsYes: 'Pour envoyer sans confirmation, ajoutez --yes; --dry-run montre le rapport.',
    changed:
      'Le rapport a changé depuis. Aucune invitation n’est envoyée : relisez le nouveau rapport.',
    noneSent: 'Aucune invitation n’est envoyée.',
    alone: '--csv ne va pas avec --email ni --uses : chaque adresse a sa propre invitation.',
    nobody: 'La liste est vide.',
    tooLong: 'La liste est trop longue : 1000 lignes et 100 000 caractères au plus.',
    faulty: (count: number) =>
      count === 1 ? 'Une ligne est à corriger.' : `${count} lignes sont à corriger.`,
  },
  options: {
    role: 'rôle : administrator, staff ou participant',
    roleFilter: 'seulement ce rôle : administrator, staff ou participant',
    places: 'codes de référence des établissements, séparés par des virgules',
    username: 'nom d’utilisateur (par défaut : tiré de l’adresse)',
    accountLocale: 'langue du compte et de ses courriels (par défaut : celle des messages)',
    placeName: 'nom de l’établissement',
    placeCode: 'code de référence, demandé à l’inscription',
    retention: 'durée de conservation des dossiers, en mois (par défaut : 60)',
    csv: 'liste d’adresses à inviter : un fichier CSV, ou une adresse par ligne',
  },
};
