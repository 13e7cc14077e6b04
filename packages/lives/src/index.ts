export { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail } from './demo-people.ts';
export { DemoRefusedError, isDemoSeeded, refuseOtherPeople } from './is-demo-seeded.ts';
export { seedDemo } from './seed-demo.ts';
