import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@aube/db/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const { pool, url, close } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'aube-nights-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await close();
});
const source = { DATABASE_URL: url, LANG: 'en_CA.UTF-8', AUBE_CLOCK: '2026-03-10T15:00:00Z' };
const run = (line: string[], given: { typed?: string[] } = {}) =>
  runCaptured(['import-nights', ...line], { source, ...given });
const told = async () => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(completed_at)::int as count from diary_days',
  );
  return rows[0]?.count ?? 0;
};

const cohort = 'cohort --participants 1 --weeks 1 --seed 7 --until 2026-01-12 --yes';
await runCaptured(cohort.split(' '), { source });
const who = ['--email', 'cohorte-7-000001@exemple.test'];
const before = await told();

const HEADER = 'Matin;Extinction;SOL;Réveils;WASO;Réveil;Lever';
const file = (name: string, ...lines: string[]) => {
  const path = join(folder, name);
  writeFileSync(path, Buffer.from([HEADER, ...lines].join('\r\n'), 'latin1'));
  return path;
};
const good = file('good.csv', '2026-02-01;23:00;45;2;30;06:30;07:00');
const bad = file(
  'bad.csv',
  '2026-02-01;23:00;45;2;30;06:30;07:00',
  '2026-02-02;25:00;45;0;30;06:30;07:00',
);

describe('aube import-nights', () => {
  it('reports and writes nothing in a dry run', async () => {
    const { exitCode, said, noted } = await run([good, ...who, '--dry-run']);
    expect({ exitCode, said }).toEqual({
      exitCode: 0,
      said: 'First night: from Saturday 31\u00a0January to Sunday 1\u00a0February 2026\nLast night: from Saturday 31\u00a0January to Sunday 1\u00a0February 2026\nNights to write: 1\nNights already recorded the same way: 0',
    });
    expect(noted).toContain('is not UTF-8: it is read as Windows-1252');
    expect(await told()).toBe(before);
  });

  it.each([
    [['--dry-run'], true],
    [['--dry-run', '--dates', 'matin'], false],
  ])('says how it reads dates without a kind, %j: %s', async (line, isSaid) => {
    const path = join(folder, 'dates.csv');
    writeFileSync(path, `${HEADER.replace('Matin', 'Date')}\n2026-02-01;23:00;45;2;30;06:30;07:00`);
    const { said } = await run([path, ...who, ...line]);
    expect(said.includes('Each date is read as the morning after its night')).toBe(isSaid);
  });

  it('writes nothing by a script that read another report', async () => {
    const dry = await run([good, ...who, '--dry-run', '--json']);
    const { basis } = JSON.parse(dry.said) as { basis: string };
    const other = file('other.csv', '2026-02-01;23:00;50;2;30;06:30;07:00');
    const { exitCode, noted } = await run([other, ...who, '--yes', '--basis', basis]);
    expect({ exitCode, noted }).toEqual({
      exitCode: 1,
      noted: expect.stringContaining('changed since the report'),
    });
    expect(await told()).toBe(before);
    expect(await run([good, ...who, '--dry-run', '--basis', basis])).toMatchObject({ exitCode: 0 });
  });

  it('says why each line is refused, and then writes none', async () => {
    const { exitCode, said, noted } = await run([bad, ...who, '--yes']);
    expect(exitCode).toBe(1);
    expect(said).toContain(
      'Line 3, 2026-02-02:\n  Extinction: “25:00” is not a time such as 23:15\n  time awake during the night, without any awakening',
    );
    expect(noted).toContain('Lines refused: 1. Nothing is written');
    expect(await told()).toBe(before);
  });

  it('writes after a yes, and once', async () => {
    expect(await run([good, ...who], { typed: ['no'] })).toMatchObject({ exitCode: 1, said: '' });
    expect(await told()).toBe(before);
    expect(await run([good, ...who], { typed: ['yes'] })).toMatchObject({
      exitCode: 0,
      said: expect.stringContaining('Nights written: 1\nNights already recorded the same way: 0'),
    });
    const again = await run([good, ...who, '--yes', '--json']);
    expect(JSON.parse(again.said)).toMatchObject({ lines: [{ outcome: 'unchanged' }] });
    expect(await told()).toBe(before + 1);
  });

  it('takes a mapping of the titles', async () => {
    const path = join(folder, 'his.csv');
    writeFileSync(
      path,
      'Quand,Noir,SOL,awakenings,WASO,wake time,Debout,Humeur\n2026-02-03,23:00,45,2,30,06:30,07:00,gai\n',
    );
    expect(await run([path, ...who, '--yes'])).toMatchObject({ exitCode: 2 });
    const map = 'Quand=date,Noir=heure_extinction_lumieres, Debout = out of bed';
    const { exitCode, said } = await run([path, ...who, '--map', map, '--yes']);
    expect(exitCode).toBe(0);
    expect(said).toContain('Columns ignored: Humeur.');
    expect(said).toContain('Nights written: 1');
  });

  it('takes nights dated by their evening, and says in words which nights these are', async () => {
    const evenings = file(
      'evenings.csv',
      '2026-02-16;23:00;0:45;2;30 min;06:30;07:00',
      '2026-02-28;23:00;45;2;30;06:30;07:00',
    );
    const asked = [evenings, ...who, '--dry-run'];
    const french = { ...source, LANG: 'fr_CA.UTF-8' };
    const { said } = await runCaptured(['import-nights', ...asked], { source: french });
    expect(said.replaceAll('\u00a0', ' ')).toContain(
      'Première nuit : nuit du dimanche 15 au lundi 16 février 2026\nDernière nuit : nuit du vendredi 27 au samedi 28 février 2026',
    );
    for (const word of ['soir', 'evening']) {
      const dated = await run([...asked, '--dates', word, '--map', 'Matin=date', '--json']);
      expect(JSON.parse(dated.said)).toMatchObject({
        nights: {
          first: { evening: '2026-02-16', morning: '2026-02-17' },
          last: { evening: '2026-02-28', morning: '2026-03-01' },
        },
        lines: [{ date: '2026-02-17' }, { date: '2026-03-01' }],
      });
    }
    expect((await run([...asked, '--dates', 'soir'])).noted).toContain(
      '“Matin” does not go with --dates',
    );
    expect((await run([...asked, '--dates', 'midi'])).noted).toContain('--dates is matin');
  });

  it('names the nights that the page would have questioned, in words and in JSON', async () => {
    const odd = file('odd.csv', '2026-02-07;15:30;45;2;30;06:30;07:00');
    const { exitCode, said } = await run([odd, ...who, '--dry-run']);
    expect(exitCode).toBe(0);
    expect(said.replaceAll('\u00a0', ' ')).toContain(
      'Nights to check with the person: 1\n  Line 2, night from Friday 6 to Saturday 7 February 2026: lights-out between 6 a.m. and 6 p.m.; more than 12 hours in bed',
    );
    const { lines } = JSON.parse((await run([odd, ...who, '--dry-run', '--json'])).said) as {
      lines: unknown[];
    };
    expect(lines).toMatchObject([
      {
        outcome: 'written',
        questions: [
          { code: 'lightsOutByDay', columns: ['Extinction'] },
          { code: 'timeInBedLong', columns: ['Extinction', 'Lever'] },
          { code: 'lightsOutUnusual', columns: ['Extinction'] },
        ],
      },
    ]);
  });

  it('names the missing columns with the titles of the file, and takes back the mapping that it proposes', async () => {
    const path = join(folder, 'titles.csv');
    writeFileSync(
      path,
      '就寝;"Extinction, lumières (h)";SOL;Réveils;WASO;Réveil;Heure de lever\n2026-02-09;23:00;45;2;30;06:30;07:00\n',
    );
    const { exitCode, noted } = await run([path, ...who, '--yes']);
    expect(exitCode).toBe(2);
    expect(noted).toContain(
      'Columns are missing: date, heure_extinction_lumieres, heure_sortie_lit. Other titles of the file: 就寝, Extinction, lumières (h), Heure de lever.',
    );
    const proposed = /--map '([^']+)'/.exec(noted)?.[1] ?? '';
    const map = `${proposed}, 就寝=date`;
    expect(await run([path, ...who, '--dry-run', '--map', map])).toMatchObject({
      exitCode: 0,
      said: expect.stringContaining('Nights to write: 1'),
    });
  });

  it.each(['fr_CA.UTF-8', 'en_CA.UTF-8'])(
    'proposes a mapping that a shell reads as one word, %s',
    async (LANG) => {
      const path = join(folder, `apostrophes-${LANG}.csv`);
      writeFileSync(
        path,
        "Date;Extinction;Délai d'endormissement (min);Réveils;WASO;Réveil;L'heure du lever'$(exit 1)\n2026-02-09;23:00;45;2;30;06:30;07:00\n",
      );
      const { noted } = await runCaptured(['import-nights', path, ...who, '--dry-run'], {
        source: { ...source, LANG },
      });
      const printed = /--map .+$/m.exec(noted)?.[0] ?? '';
      const words = execFileSync('sh', ['-c', `printf '%s\\n' ${printed}`]);
      const [option, map = '', ...rest] = words.toString().trimEnd().split('\n');
      expect([option, rest]).toEqual(['--map', []]);
      expect(map).toContain("L'heure du lever'$(exit 1)=heure_sortie_lit");
      const mapped = await run([path, ...who, '--dry-run', '--map', map]);
      expect(mapped).toMatchObject({
        exitCode: 0,
        said: expect.stringContaining('Nights to write: 1'),
      });
    },
  );

  it('writes a table of evenings that is read by itself as the same nights', async () => {
    const path = join(folder, 'sheet.csv');
    writeFileSync(
      path,
      'Date,2026-02-16\n1,22:45\n2,23:10\n3,55\n4,2\n5,30\n6,6:30\n7,7:00\n8,Poor\n9,\n',
    );
    const to = join(folder, 'sheet-to-complete.csv');
    const foreign = ['--from', 'consensus-sleep-diary', '--dates', 'soir'];
    await run([path, ...who, ...foreign, '--to', to]);
    for (const line of [[path, ...foreign], [to]]) {
      const { said } = await run([...line, ...who, '--dry-run', '--json']);
      expect(JSON.parse(said)).toMatchObject({ lines: [{ date: '2026-02-17' }] });
    }
  });

  it('reads another program, says what its file lacks, and writes a table to complete', async () => {
    const stop = Date.UTC(2026, 1, 12, 11, 30);
    const path = join(folder, 'plees.csv');
    writeFileSync(path, `sid,start,stop,rating\n1,${stop - 27_000_000},${stop},0\n`);
    const asked = [path, ...who, '--from', 'plees-tracker'];
    const { exitCode, said } = await run([...asked, '--dry-run']);
    expect(exitCode).toBe(1);
    expect(said.replaceAll('\u00a0', ' ')).toContain(
      'The file does not hold: duree_endormissement, nombre_reveils, duree_eveil, heure_sortie_lit, siestes, qualite_sommeil, heure_mise_au_lit, medicament_sommeil, alcool, cafeine_apres_midi, note. These cells stay empty',
    );
    expect(said).not.toContain('is empty');
    const to = join(folder, 'to-complete.csv');
    expect(await run([...asked, '--to', to])).toMatchObject({
      exitCode: 0,
      said: expect.stringContaining(`Table written: ${to}. Nothing is written into the diary.`),
    });
    expect(readFileSync(to, 'utf8')).toContain('2026-02-12,23:00,,06:30,,,,,');
    expect(await run([...asked, '--to', to])).toMatchObject({ exitCode: 1 });
  });

  it('says that the table keeps a line which is refused, and why', async () => {
    const titles = 'Id,Tz,From,To,Rating';
    const night = (id: number, zone: string) =>
      `${titles}\n${id},${zone},${id}. 02. 2026 23:00,${id + 1}. 02. 2026 7:00,0.0`;
    const path = join(folder, 'travel.csv');
    writeFileSync(path, [night(5, 'America/Toronto'), night(8, 'Asia/Tokyo')].join('\n'));
    const to = join(folder, 'travel-to-complete.csv');
    const { said } = await run([path, ...who, '--from', 'sleep-as-android', '--to', to]);
    expect(said).toContain('Line 4, 2026-02-09:\n  the time zone Asia/Tokyo is not the person’s\n');
    expect(said).toContain('The table keeps the refused lines above (1)');
    expect(readFileSync(to, 'utf8')).toContain('2026-02-09,Asia/Tokyo');
  });

  it.each([
    [
      'sleep-as-android',
      'Id,Tz,From,To,Rating\n1,America/Toronto,6. 01. 2026 23:00,7. 01. 2026 7:00,0.0',
    ],
    ['plees-tracker', 'sid,start,stop,rating\n1,1767755000000,1767782000000,0'],
    [
      'consensus-sleep-diary',
      'Date,2026-02-16\n1,22:45\n2,23:10\n3,55\n4,2\n5,30\n6,6:30\n7,7:00\n8,Poor\n9,',
    ],
  ])('names --from %s for a file that is given without it', async (program, text) => {
    const path = join(folder, `${program}.csv`);
    writeFileSync(path, text);
    const { exitCode, noted } = await run([path, ...who, '--dry-run']);
    expect(exitCode).toBe(2);
    expect(noted).toMatch(new RegExp(`: --from ${program}$`, 'm'));
  });

  it.each([
    [['--from', 'plees'], '--from is one of: sleep-as-android'],
    [['--from', 'plees-tracker', '--dates', 'soir'], '--dates does not go with'],
    [['--to', 'x.csv'], '--to needs --from'],
  ])('refuses %j', async (more, words) => {
    const { exitCode, noted } = await run([good, ...who, '--dry-run', ...more]);
    expect([exitCode, noted]).toEqual([2, expect.stringContaining(words)]);
  });

  it('takes our own file of nights back, naps or not, and refuses one of other people in one sentence', async () => {
    const napped = join(folder, 'napped.csv');
    writeFileSync(
      napped,
      `${HEADER};Siestes\n2026-02-05;23:00;45;2;30;06:30;07:00;13:00-13:40 15:10-15:30`,
    );
    expect(await run([napped, ...who, '--yes'])).toMatchObject({ exitCode: 0 });
    const path = join(folder, 'nuits.csv');
    const exported = ['export', '--dataset', 'nuits', '--output', path];
    expect(await runCaptured(exported, { source })).toMatchObject({ exitCode: 0 });
    const again = await run([path, ...who, '--yes', '--json']);
    const { lines } = JSON.parse(again.said) as { lines: { outcome: string }[] };
    expect(lines).toHaveLength(await told());
    expect(lines.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    const code = await pool.query<{ code: string }>(
      'select participant_code as code from participants',
    );
    const others = readFileSync(path, 'utf8').replaceAll(code.rows[0]?.code ?? '', 'PX');
    writeFileSync(path, others);
    const refused = await run([path, ...who, '--yes']);
    expect(refused).toMatchObject({ exitCode: 2, said: '' });
    expect(refused.noted.match(/PX/g)).toHaveLength(1);
    expect(refused.noted).toContain('Other people with lines in the file: 1 (PX)');
  });

  it.each([
    [[], 2, 'The file is missing'],
    [[good], 2, '--email or --participant'],
    [[good, ...who, '--participant', 'P1'], 2, '--email or --participant'],
    [[good, ...who], 2, 'add --yes'],
    [[good, ...who, '--yes', 'more'], 2, 'Unexpected argument: more'],
    [[good, ...who, '--yes', '--map', 'Lever'], 2, '--map needs'],
    [[good, ...who, '--yes', '--map', 'Debout=date'], 2, 'neither the file nor the diary knows'],
    [['/nowhere.csv', ...who, '--yes'], 2, 'cannot be read (ENOENT)'],
    [[good, '--email', 'nobody@example.test', '--yes'], 1, 'follows the program'],
    [[good, ...who, '--url', 'https://a.example', '--token', 'x'], 2, 'never remotely'],
  ])('says what is wrong with: %j', async (line, exitCode, words) => {
    const result = await run(line);
    expect(result).toMatchObject({ exitCode, said: '' });
    expect(result.noted).toContain(words);
  });
});
