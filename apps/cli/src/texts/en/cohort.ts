import type { frCohort } from '../fr/cohort.ts';

export const enCohort: typeof frCohort = {
  summary: 'make up people and their nights, for trials or measurements',
  writing: 'Made-up lives',
  made: (people, nights) => `Cohort written. People: ${people}; nights: ${nights}.`,
  wouldMake: (people) => `People to make up: ${people}`,
  facts: (seed, weeks, until) =>
    `Seed ${seed}; weeks: ${weeks}; until ${until}. Nobody can log in with these accounts.`,
  exists: (seed) =>
    `A cohort of seed ${seed} is already there. Choose another seed, or an empty database.`,
  refusedInProduction: 'A cohort is refused in production. Elsewhere, set NODE_ENV=development.',
  otherPeople:
    'The database holds people who belong neither to a demonstration nor to a cohort. Choose an empty data folder, or an empty database.',
  confirm: (people, place) => `Make up people (${people}) in ${place}? (yes/no) `,
  needsYes: 'To write the cohort without confirmation, add --yes.',
  badUntil: '--until needs a date YYYY-MM-DD.',
  untilInFuture: '--until cannot be later than today, Toronto time.',
  options: {
    participants: 'number of people, from 1 to 100,000',
    weeks: 'number of weeks of the program that each person has done, from 1 to 25',
    seed: 'start of the random draw: the same number gives the same people',
    until: 'date before which everything happened (default: today, Toronto time)',
  },
};
