export type DatabaseNotice = {
  readonly kind:
    | 'waiting'
    | 'connection-lost'
    | 'embedded-restarted'
    | 'embedded-lost'
    | 'no-data-checksums'
    | 'primary-moved'
    | 'host-foreign'
    | 'host-not-durable'
    | 'replica-foreign'
    | 'replica-not-read';
  readonly code: string | null;
};

export type Report = (notice: DatabaseNotice) => void;

export function reportToStandardError({ kind, code }: DatabaseNotice): void {
  const suffix = code === null ? '' : ` (${code})`;
  process.stderr.write(`database: ${kind.replaceAll('-', ' ')}${suffix}\n`);
}
