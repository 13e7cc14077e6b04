import { parseArgs } from 'node:util';

const SUBJECTS = ['export', 'web', 'partitions', 'searches', 'statements'] as const;
type Subject = (typeof SUBJECTS)[number];

export type BenchOptions = {
  participants: number;
  day: number;
  /** Percentage of past nights that are filled in. */
  filled: number;
  connections: number;
  rounds: number;
  seconds: number;
  only: string;
  servers: number;
  compareWith: string | null;
  subject: 'paths' | Subject;
  help: boolean;
};

export const USAGE = `npm run bench -- [export | web | partitions | searches | statements] [options]

  export              all nights as CSV beside psql's COPY, instead of the hot paths
  web                 first visits of the pages in Chromium, as a phone on a slow line, and what Lighthouse says
                      (on the demonstration; npx fetches Lighthouse)
  searches            saves beside forty people who search a common word
  statements          statements of the console's pages that read more than 5,000 blocks or take more than 50 ms
                      (needs shared_preload_libraries = pg_stat_statements)
  partitions          the nights in one table, by month and by establishment: pages that each question touches

  --participants <n>  people in the database (4000; 100000 takes a minute or two)
  --day <n>           day of everybody's programme (40; 175 is the last of 25 weeks)
  --filled <n>        of a hundred nights that are over, how many are written (100)
  --connections <n>   busy connections (50)
  --rounds <n>        rounds of each path, ours and the hand-written server's in turns (5)
  --seconds <n>       seconds a round, at most (3)
  --only <words>      only the paths, or pages, whose name holds this
  --servers <n>       processes of our server that share the load (1)
  --compare <file>    a bench/latest.json that was kept: says what changed since

The embedded database of a temporary folder, or the database of DATABASE_URL. It is empty, or filled by
"export", "partitions" or "statements" with as many people. The hot paths refuse a database that they have used,
because its clock would go back: copy it before (createdb -T).`;

/** @throws for an unknown option, or a number out of bounds */
export function readOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      participants: { type: 'string', default: '4000' },
      day: { type: 'string', default: '40' },
      filled: { type: 'string', default: '100' },
      connections: { type: 'string', default: '50' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      servers: { type: 'string', default: '1' },
      compare: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [word] = positionals;
  const subject = SUBJECTS.find((each) => each === word);
  if (positionals.length > 1 || (word !== undefined && subject === undefined)) {
    throw new Error(`${positionals.join(' ')} is not a bench: choose ${SUBJECTS.join(', ')}`);
  }
  const whole = (name: string, text: string, max: number): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > max) {
      throw new Error(`--${name} is a whole number from 1 to ${max}`);
    }
    return value;
  };
  return {
    participants: whole('participants', values.participants, 1_000_000),
    day: whole('day', values.day, 175),
    filled: whole('filled', values.filled, 100),
    connections: whole('connections', values.connections, 500),
    rounds: whole('rounds', values.rounds, 50),
    seconds: whole('seconds', values.seconds, 60),
    only: values.only,
    servers: whole('servers', values.servers, 4),
    compareWith: values.compare ?? null,
    subject: subject ?? 'paths',
    help: values.help,
  };
}
