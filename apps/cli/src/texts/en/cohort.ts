import type { frCohort } from '../fr/cohort.ts';

/** `aube cohort`. */
export const enCohort: typeof frCohort = {
  summary: 'make up people and their nights, to try or to measure',
  writing: 'Made-up lives',
  made: (people, nights) => `Cohort written. People: ${people}; nights: ${nights}.`,
  wouldMake: (people) => `People to make up: ${people}`,
  facts: (seed, weeks, until) =>
    `Seed ${seed}; weeks: ${weeks}; until ${until}. Nobody can log in with these accounts.`,
  exists: (seed) =>
    `A cohort of seed ${seed} is there already. Take another seed, or an empty database.`,
  refusedInProduction:
    'A cohort is not written in production. NODE_ENV=development says that this is none.',
  otherPeople:
    'The database holds people of no demonstration and no cohort. Take an empty data folder, or an empty database.',
  confirm: (people, place) => `Make up people (${people}) in ${place}? (yes/no) `,
  needsYes: 'To write the cohort without being asked, add --yes.',
  badUntil: '--until needs a date YYYY-MM-DD.',
  untilToCome: '--until is today in Toronto at the latest.',
  options: {
    participants: 'how many people, from 1 to 100,000',
    weeks: 'weeks that each has behind them, from 1 to 25',
    seed: 'the same seed gives the same people',
    until: 'the date before which everything happened (today, in Toronto)',
  },
};
