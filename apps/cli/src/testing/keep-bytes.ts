import type { Terminal } from '../terminal.ts';

export const keepBytes =
  (kept: string[]): Terminal['write'] =>
  async (bytes) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    const whole = Buffer.concat(chunks);
    kept.push(whole.toString('utf8'));
    return whole.length;
  };
