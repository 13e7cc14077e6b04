import { databaseAddresses } from '@aube/db/database-addresses';
import { isLoopback } from './http/client-key.ts';

type Given = Readonly<Record<string, string | undefined>>;

const isThisMachine = (host: string) => host === 'localhost' || isLoopback(host);

function isReached({ PUBLIC_URL, HOST = '127.0.0.1', TRUST_PROXY }: Given): boolean {
  const hostname = URL.parse(PUBLIC_URL ?? '')?.hostname ?? 'localhost';
  return !isThisMachine(hostname) || !isThisMachine(HOST) || TRUST_PROXY !== undefined;
}

function isPlainRelay(address: string | undefined): boolean {
  const url = URL.parse(address ?? '');
  if (url === null || url.protocol === 'file:' || isThisMachine(url.hostname)) return false;
  const says = (name: string, value: string) => url.searchParams.get(name) === value;
  const isEncrypted = url.protocol === 'smtps:' || says('requireTLS', 'true');
  return (
    !isEncrypted ||
    says('secure', 'false') ||
    says('ignoreTLS', 'true') ||
    says('tls.rejectUnauthorized', 'false')
  );
}

function isPlainAway(address: string | undefined): boolean {
  const url = URL.parse(address ?? '');
  return url?.protocol === 'http:' && !isThisMachine(url.hostname);
}

/**
 * `sslmode` values allowed for a database on another machine: encrypted, or `disable` as an
 * explicit choice.
 */
const SSL_MODES = new Set(['require', 'verify-ca', 'verify-full', 'disable']);

const isPlainDatabase = (given: string | undefined): boolean =>
  (databaseAddresses(given ?? '') ?? [given]).some(isPlainHost);

function isPlainHost(address: string | undefined): boolean {
  const url = URL.parse(address ?? '');
  if (url === null) return false;
  const host = url.searchParams.get('host') ?? url.hostname;
  if (host === '' || host.startsWith('/') || isThisMachine(host)) return false;
  const modes = url.searchParams.getAll('sslmode');
  // With `uselibpqcompat`, the mode `require` does not check the certificate.
  const isBlind = url.searchParams.has('uselibpqcompat', 'true') && modes.includes('require');
  return modes.length === 0 || isBlind || modes.some((mode) => !SSL_MODES.has(mode));
}

/**
 * When every network is trusted, every caller can forge an address, so that no rate limit works.
 */
const trustsEverybody = (networks: string | undefined) =>
  (networks ?? '').split(',').some((network) => /\/0+$/.test(network.trim()));

const isSecretInTheClear = (given: Given) =>
  given['OTEL_EXPORTER_OTLP_HEADERS'] !== undefined &&
  isPlainAway(given['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? given['OTEL_EXPORTER_OTLP_ENDPOINT']);

const DATABASES = ['DATABASE_URL', 'DATABASE_POOLER_URL', 'DATABASE_REPLICA_URL'] as const;

/**
 * Faults of settings that production refuses. A fault names the variable, never the value.
 * @source security OP-2
 */
export function productionFaults(given: Given): string[] {
  const { PUBLIC_URL, SMTP_URL, AUBE_CLOCK, OIDC_ISSUER, NODE_TLS_REJECT_UNAUTHORIZED } = given;
  const isHttps = PUBLIC_URL?.startsWith('https:') ?? false;
  const isReadable = PUBLIC_URL === undefined || URL.canParse(PUBLIC_URL);
  const faults: [isFault: boolean, says: string][] = [
    [AUBE_CLOCK !== undefined, 'AUBE_CLOCK is refused when NODE_ENV is production, as by default'],
    [
      isReadable && !isHttps && isReached(given),
      'PUBLIC_URL must be https in production when others than this machine come',
    ],
    [
      NODE_TLS_REJECT_UNAUTHORIZED === '0',
      'NODE_TLS_REJECT_UNAUTHORIZED is refused in production: NODE_EXTRA_CA_CERTS names an authority of yours',
    ],
    [isPlainAway(OIDC_ISSUER), 'OIDC_ISSUER must be https in production off this machine'],
    [
      SMTP_URL === undefined && isReached(given),
      'SMTP_URL must be set in production when others than this machine come: alerts, invitations and ' +
        'forgotten passwords go by email; SMTP_URL=file: writes them to files that nobody receives',
    ],
    [
      isPlainRelay(SMTP_URL),
      'SMTP_URL must be smtps, or say requireTLS=true, in production off this machine',
    ],
    [
      trustsEverybody(given['TRUST_PROXY']),
      'TRUST_PROXY must name your proxies, and not every address',
    ],
    [
      isSecretInTheClear(given),
      'OTEL_EXPORTER_OTLP_HEADERS must go to an https address in production off this machine',
    ],
    ...DATABASES.map((name): [boolean, string] => [
      isPlainDatabase(given[name]),
      `${name} must say sslmode=verify-full, require or verify-ca in production off this ` +
        'machine; where the network itself is safe, sslmode=disable',
    ]),
  ];
  return faults.flatMap(([isFault, says]) => (isFault ? [says] : []));
}
