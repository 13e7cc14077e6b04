/** The workspace of a file: `apps/web`, `packages/api`, `examples`. */
export const workspaceOf = (path: string) =>
  /^(?:(?:apps|packages|tooling)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';
