import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Unpacked = {
  readonly executablePath: string;
  readonly env: Record<string, string>;
};

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/aube', import.meta.url));

export function canUnpackChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64' && findPackage() !== null;
}

/** Unpacks the browser once (about 210 MB). Adds libraries and fonts that the system may lack. */
export async function unpackChromium(): Promise<Unpacked> {
  const found = findPackage();
  if (found === null) throw new Error('@sparticuz/chromium is not installed.');
  const folder = join(cache, `chromium-${found.version}`);
  if (!existsSync(folder)) unpackInto(folder, found.bin);

  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = {};
  if (lacksLibraries(executablePath)) {
    const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH'] ?? ''];
    env['LD_LIBRARY_PATH'] = libraries.filter((path) => path !== '').join(':');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = join(folder, 'fonts');
  return { executablePath, env };
}

function findPackage(): { bin: string; version: string } | null {
  try {
    const require = createRequire(import.meta.url);
    const root = join(dirname(require.resolve('@sparticuz/chromium')), '..');
    const { version } = require(join(root, 'package.json')) as { version: string };
    return { bin: join(root, 'bin'), version };
  } catch {
    return null;
  }
}

/**
 * The package always unpacks into the temporary folder, so a child process gets its own temporary
 * folder.
 */
function unpackInto(folder: string, bin: string): void {
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(join(cache, 'chromium-new-'));
  try {
    const script = fileURLToPath(new URL('inflate.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, [script, bin], {
      env: { ...process.env, TMPDIR: aside },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error('The browser of @sparticuz/chromium cannot be unpacked.');
    writeFileSync(join(aside, 'fonts', 'fonts.conf'), fontsConfiguration(folder));
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Replaces the fonts file of the package, which names folders of another machine. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function lacksLibraries(executable: string): boolean {
  const { stdout, status } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  return status !== 0 || stdout.includes('not found');
}
