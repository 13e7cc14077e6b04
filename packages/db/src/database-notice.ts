/** An event of the database connection; it holds no query and no parameter. */
export type DatabaseNotice = {
  readonly kind:
    | 'waiting'
    | 'connection-lost'
    | 'embedded-restarted'
    | 'embedded-lost'
    | 'no-data-checksums'
    | 'replica-not-read';
  /** PostgreSQL's or the system's code, when there is one. */
  readonly code: string | null;
};

/** Where notices go. */
export type Report = (notice: DatabaseNotice) => void;

/** One line on the error output, when the program has no better place. */
export function reportToStandardError({ kind, code }: DatabaseNotice): void {
  const suffix = code === null ? '' : ` (${code})`;
  process.stderr.write(`database: ${kind.replaceAll('-', ' ')}${suffix}\n`);
}
