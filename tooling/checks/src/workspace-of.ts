export const workspaceOf = (path: string) =>
  /^(?:(?:apps|packages|tooling)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';
