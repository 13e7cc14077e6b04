/**
 * Every environment variable that a process of the site reads. The command line is such a process
 * too.
 */
export const SITE_VARIABLES: readonly string[] = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'AUBE_DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_STATEMENTS',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'AUBE_SECRET_KEY',
  'STAFF_SECOND_FACTOR',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_ACR',
  'OIDC_AMR',
  'CONTENT_DIR',
  'TRUST_PROXY',
  'METRICS_NETWORKS',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
  'SECURITY_CONTACT',
  'AUBE_CLOCK',
  'AUBE_COMMAND',
  'AUBE_TOKEN',
];

/** `meant`: the variable that was probably intended; null when no variable is similar. */
type MisspeltVariable = { name: string; meant: string | null };

/**
 * Minimum length of a variable that may match a misspelt name. Shorter names are too similar
 * (`HOST`, `POST`).
 */
const GUESSED_LENGTH = 8;
/** Minimum length of a variable for a match with two typing errors. */
const LONG_NAME = 10;
const OURS = /^AUBE_(?!TEST_|E2E)/;

/** A typing error is a missing, added or changed letter, or two swapped neighbours. */
function isWithin(slips: number, one: string, other: string): boolean {
  if (one === other) return true;
  if (slips === 0) return false;
  let same = 0;
  while (one[same] === other[same]) same += 1;
  const [mine, yours] = [one.slice(same), other.slice(same)];
  const isSwapped = mine[0] === yours[1] && mine[1] === yours[0];
  return (
    isWithin(slips - 1, mine.slice(1), yours) ||
    isWithin(slips - 1, mine, yours.slice(1)) ||
    isWithin(slips - 1, mine.slice(1), yours.slice(1)) ||
    (isSwapped && isWithin(slips - 1, mine.slice(2), yours.slice(2)))
  );
}

function isLike(name: string, known: string): boolean {
  if (known.length < GUESSED_LENGTH) return name.toUpperCase() === known && name !== known;
  const forgiven = known.length < LONG_NAME ? 1 : 2;
  return isWithin(forgiven, name.toUpperCase().replaceAll('-', '_'), known);
}

/**
 * Finds set variables whose name is similar to a variable of the site, and unknown names with the
 * product's prefix.
 * @decision running-aube#misspelt-variables
 */
export function findMisspelt(
  given: Readonly<Record<string, string | undefined>>,
): MisspeltVariable[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === '' || SITE_VARIABLES.includes(name)) return [];
    const meant = SITE_VARIABLES.find((known) => isLike(name, known)) ?? null;
    return meant !== null || OURS.test(name) ? [{ name, meant }] : [];
  });
}
