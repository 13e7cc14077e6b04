// Draws the median sleep efficiency of each week of the program as SVG, on the standard output. With
// `npm run demo` running:
//   npx node examples/chart-efficiency.ts > efficiency.svg
import { isAubeError, logIn } from '@aube/client';

const {
  AUBE_URL: url = 'http://localhost:3000',
  AUBE_IDENTIFIER: identifier = 'admin@exemple.test',
  AUBE_PASSWORD: password = 'Demo-sommeil-2026',
} = process.env;

const width = 640;
const height = 240;
/** 50 % lies at the bottom, 100 % at the top. */
const heightOf = (percent: number) => height - ((percent - 50) / 50) * height;

try {
  const aube = await logIn({ url, identifier, password });
  const { weeks } = await aube.stats.getFigures.query({});
  await aube.account.logout.mutate();
  const step = width / (weeks.length + 1);
  const dots = weeks.flatMap(({ week, medianEfficiencyPercent: percent }, index) => {
    if (percent === null) return [];
    const at = `cx="${(index + 1) * step}" cy="${heightOf(percent)}"`;
    return [`<circle ${at} r="4"><title>Week ${week}: ${percent} %</title></circle>`];
  });
  console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
  <title>Median sleep efficiency by week</title>
  <line x2="${width}" y1="${heightOf(85)}" y2="${heightOf(85)}" stroke="gray" stroke-dasharray="4" />
  ${dots.join('\n  ')}
</svg>`);
} catch (thrown) {
  if (!isAubeError(thrown)) throw thrown;
  console.error(`Refused: ${thrown.message}`);
  process.exitCode = 1;
}
