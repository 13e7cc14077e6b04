/** `aube cohort`. */
export const frCohort = {
  summary: 'inventer des personnes et leurs nuits, pour essayer ou mesurer',
  writing: 'Vies inventées',
  made: (people: number, nights: number) =>
    `Cohorte écrite. Personnes : ${people}; nuits : ${nights}.`,
  wouldMake: (people: number) => `Personnes à inventer : ${people}`,
  facts: (seed: number, weeks: number, until: string) =>
    `Graine ${seed}; semaines : ${weeks}; jusqu’au ${until}. Personne ne peut se connecter avec ces comptes.`,
  exists: (seed: number) =>
    `Une cohorte de la graine ${seed} est déjà là. Prenez une autre graine, ou une base vide.`,
  refusedInProduction:
    'Une cohorte ne s’écrit pas en production. NODE_ENV=development dit que ce n’en est pas une.',
  otherPeople:
    'La base de données contient des personnes qui ne sont pas d’une démonstration ni d’une cohorte. Prenez un dossier de données vide, ou une base vide.',
  confirm: (people: number, place: string) =>
    `Inventer des personnes (${people}) dans ${place}? (oui/non) `,
  needsYes: 'Pour écrire la cohorte sans qu’une question soit posée, ajoutez --yes.',
  badUntil: '--until attend une date AAAA-MM-JJ.',
  untilToCome: '--until va jusqu’à aujourd’hui, à Toronto.',
  options: {
    participants: 'nombre de personnes, de 1 à 100 000',
    weeks: 'semaines que chacune a derrière elle, de 1 à 25',
    seed: 'la même graine donne les mêmes personnes',
    until: 'date avant laquelle tout est arrivé (aujourd’hui, à Toronto)',
  },
};
