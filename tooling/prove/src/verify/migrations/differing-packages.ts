type Lock = { packages: Record<string, { version?: string; integrity?: string; link?: boolean }> };

const packagesOf = (text: string): Map<string, string> =>
  new Map(
    Object.entries((JSON.parse(text) as Lock).packages).flatMap(([path, { link, version, integrity }]) =>
      path.includes('node_modules/') && link !== true
        ? [[path, `${version ?? ''} ${integrity ?? ''}`] as const]
        : [],
    ),
  );

export function differingPackages(one: string, other: string): string[] {
  const [first, second] = [packagesOf(one), packagesOf(other)];
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (path) => first.get(path) !== second.get(path),
  );
}
