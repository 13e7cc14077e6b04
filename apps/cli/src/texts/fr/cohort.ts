export const frCohort = {
  summary: 'inventer des personnes et leurs nuits, pour des essais ou des mesures',
  writing: 'Vies inventées',
  made: (people: number, nights: number) =>
    `Cohorte écrite. Personnes : ${people}; nuits : ${nights}.`,
  wouldMake: (people: number) => `Personnes à inventer : ${people}`,
  facts: (seed: number, weeks: number, until: string) =>
    `Graine ${seed}; semaines : ${weeks}; jusqu’au ${until}. Personne ne peut se connecter avec ces comptes.`,
  exists: (seed: number) =>
    `Une cohorte de la graine ${seed} est déjà là. Choisissez une autre graine, ou une base vide.`,
  refusedInProduction:
    'Une cohorte est refusée en production. Ailleurs, donnez NODE_ENV=development.',
  otherPeople:
    'La base de données contient des personnes qui ne sont pas d’une démonstration ni d’une cohorte. Choisissez un dossier de données vide, ou une base vide.',
  confirm: (people: number, place: string) =>
    `Inventer des personnes (${people}) dans ${place}? (oui/non) `,
  needsYes: 'Pour écrire la cohorte sans confirmation, ajoutez --yes.',
  badUntil: '--until attend une date AAAA-MM-JJ.',
  untilInFuture: '--until ne peut pas venir après aujourd’hui, à l’heure de Toronto.',
  options: {
    participants: 'nombre de personnes, de 1 à 100 000',
    weeks: 'nombre de semaines de programme que chaque personne a faites, de 1 à 25',
    seed: 'nombre dont les personnes sont tirées : le même donne les mêmes personnes',
    until: 'date avant laquelle tout est arrivé (par défaut : aujourd’hui, à l’heure de Toronto)',
  },
};
