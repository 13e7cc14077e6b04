// Writes last night into the caller's diary and prints its sleep efficiency. With `npm run demo` running:
//   npx node examples/fill-a-night.ts
import { isAubeError, logIn } from '@aube/client';

const {
  AUBE_URL: url = 'http://localhost:3000',
  AUBE_IDENTIFIER: identifier = 'semaine-3@exemple.test',
  AUBE_PASSWORD: password = 'Demo-sommeil-2026',
} = process.env;

const at = (hours: number, minutes: number) => hours * 60 + minutes;

try {
  const aube = await logIn({ url, identifier, password });
  const { today } = await aube.programme.overview.query({});
  const { date, measures } = await aube.diary.saveDay.mutate({
    day: { date: today },
    night: {
      lightsOutTime: at(22, 45),
      sleepOnsetLatencyMinutes: 20,
      awakenings: 2,
      wakeAfterSleepOnsetMinutes: 25,
      finalWakeUpTime: at(6, 10),
      outOfBedTime: at(6, 30),
      napCount: 1,
      naps: [{ startTime: at(13, 0), endTime: at(13, 20) }],
    },
  });
  console.log(`The night that ended on ${date} is saved:`, measures);
  await aube.account.logout.mutate();
} catch (thrown) {
  if (!isAubeError(thrown)) throw thrown;
  console.error('Refused:', thrown.message);
  process.exitCode = 1;
}
