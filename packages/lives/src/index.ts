export { COHORT_LIMITS, type CohortPlan } from './cohort/cohort-people.ts';
export { CohortExistsError, refuseCohort, seedCohort } from './cohort/seed-cohort.ts';
export { DEMO_MEMBER_EMAILS } from './demo-members/demo-members.ts';
export { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail } from './demo-people.ts';
export { DemoRefusedError, isDemoSeeded, refuseRealPeople } from './is-demo-seeded.ts';
export { seedDemo } from './seed-demo.ts';
