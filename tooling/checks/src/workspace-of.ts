/** For example `apps/web` or `packages/api`. */
export const workspaceOf = (path: string) =>
  /^(?:(?:apps|packages|tooling)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';
