import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Still } from './render-frames.ts';
import { FRAMES_PER_SECOND } from './timeline.ts';

/** H.264 without sound. A browser plays the film while it is still loading. */
const ENCODING = [
  ['-fps_mode', 'cfr', '-r', String(FRAMES_PER_SECOND)],
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-level',
    '3.1',
    '-preset',
    'slow',
    '-tune',
    'animation',
  ],
  ['-crf', '25', '-g', String(FRAMES_PER_SECOND * 10), '-threads', '1'],
  [
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-movflags',
    '+faststart',
  ],
].flat();

/** Needs the system's ffmpeg (`apt-get install ffmpeg`). */
export async function encode(stills: Still[], folder: string, output: string): Promise<void> {
  const list = join(folder, 'stills.txt');
  const entries = stills.map(
    ({ file, frames }) => `file '${file}'\nduration ${(frames / FRAMES_PER_SECOND).toFixed(3)}`,
  );
  await writeFile(list, `${entries.join('\n')}\nfile '${stills.at(-1)?.file ?? ''}'\n`);
  const frames = stills.reduce((sum, still) => sum + still.frames, 0);
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      list,
      ...ENCODING,
      '-frames:v',
      String(frames),
      output,
    ],
    { encoding: 'utf8' },
  );
  if (error) throw new Error('ffmpeg does not start: apt-get install ffmpeg', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}
