// Draws the median sleep efficiency of each week of the program as SVG, on the standard output. With
// `npm run demo` running:
//   npx node examples/chart-efficiency.ts > efficiency.svg
import { isAubeError, logIn } from '@aube/client';

const {
  AUBE_URL: url = 'http://localhost:3000',
  AUBE_IDENTIFIER: identifier = 'admin@exemple.test',
  AUBE_PASSWORD: password = 'Demo-sommeil-2026',
} = process.env;

type Point = { week: number; percent: number };

const edge = { left: 60, right: 700, top: 40, bottom: 270 };

function drawChart(points: readonly Point[], lastWeek: number): string {
  const lowest = Math.min(50, ...points.map(({ percent }) => Math.floor(percent / 10) * 10));
  const x = (week: number) =>
    Math.round(edge.left + ((week - 0.5) / lastWeek) * (edge.right - edge.left));
  const y = (percent: number) =>
    Math.round(edge.bottom - ((percent - lowest) / (100 - lowest)) * (edge.bottom - edge.top));
  const rule = (percent: number, color: string) =>
    `<line x1="${edge.left}" x2="${edge.right}" y1="${y(percent)}" y2="${y(percent)}" stroke="${color}" />
  <text x="${edge.left - 8}" y="${y(percent) + 4}" text-anchor="end">${percent} %</text>`;
  const label = (week: number) =>
    `<text x="${x(week)}" y="${edge.bottom + 20}" text-anchor="middle">${week}</text>`;
  const dot = ({ week, percent }: Point) =>
    `<circle cx="${x(week)}" cy="${y(percent)}" r="4" fill="#1f4fa3"><title>Week ${week}: ${percent} %</title></circle>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 320" role="img" aria-labelledby="title"
  font-family="sans-serif" font-size="12" fill="#23262f">
  <title id="title">Median sleep efficiency by week of the program</title>
  <rect width="720" height="320" fill="#ffffff" />
  <text x="${edge.left}" y="22" font-size="14">Median sleep efficiency, by week of the program</text>
  ${[lowest, 100].map((percent) => rule(percent, '#d9d5cc')).join('\n  ')}
  ${rule(85, '#565b69')}
  ${Array.from({ length: lastWeek }, (_, index) => label(index + 1)).join('\n  ')}
  <polyline points="${points.map(({ week, percent }) => `${x(week)},${y(percent)}`).join(' ')}" fill="none" stroke="#1f4fa3" />
  ${points.map(dot).join('\n  ')}
</svg>`;
}

try {
  const aube = await logIn({ url, identifier, password });
  const { weeks } = await aube.stats.getFigures.query({});
  await aube.account.logout.mutate();
  const points = weeks.flatMap(({ week, medianEfficiencyPercent: percent }) =>
    percent === null ? [] : [{ week, percent }],
  );
  console.log(drawChart(points, Math.max(1, ...weeks.map(({ week }) => week))));
} catch (thrown) {
  if (!isAubeError(thrown)) throw thrown;
  console.error(`Refused: ${thrown.message}`);
  process.exitCode = 1;
}
