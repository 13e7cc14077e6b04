/** The workspace that a file is in: `apps/web`, `packages/api`, `examples`. */
export const workspaceOf = (path: string) =>
  /^(?:(?:apps|packages|tooling)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';
