import type { RouterInputs } from '@aube/api';
import { useEffect, useRef, useState } from 'react';
import { faultOf, type Fault } from '../../../lib/error-code.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { trpc } from '../../../trpc.ts';

type Asked = RouterInputs['exports']['prepare'];

export type ExportProgress = {
  readonly state: 'idle' | 'preparing' | 'running' | 'done';
  readonly rows: number;
  readonly bytes: number;
  readonly fault: Fault | null;
};

const IDLE: ExportProgress = { state: 'idle', rows: 0, bytes: 0, fault: null };
const REPORT_EVERY_MS = 250;

async function faultOfDoor(response: Response): Promise<Fault> {
  const body = (await response.json().catch(() => null)) as Partial<Fault> | null;
  const retryAfter = Number(response.headers.get('retry-after'));
  return {
    ...faultOf(null),
    ...(body?.code !== undefined && { code: body.code }),
    httpStatus: response.status,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : null,
  };
}

class DoorFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

const toFault = (thrown: unknown): Fault => {
  if (thrown instanceof DoorFault) return thrown.fault;
  // `fetch` reports a lost connection as a TypeError.
  return thrown instanceof TypeError ? { ...faultOf(null), code: 'OFFLINE' } : faultOf(thrown);
};

async function fetchFile(
  key: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const response = await fetch('/exports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
    signal,
  });
  if (!response.ok || !response.body) throw new DoorFault(await faultOfDoor(response));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let reportedAt = 0;
  const reader = response.body.getReader();
  for (;;) {
    // The pieces of the file are read in order.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    const now = performance.now();
    if (now - reportedAt < REPORT_EVERY_MS) continue;
    reportedAt = now;
    onBytes(bytes);
  }
  onBytes(bytes);
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

export function useExport() {
  const { client } = trpc.useUtils();
  const [progress, setProgress] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (asked: Asked) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ ...IDLE, state: 'preparing' });
    try {
      const { key, fileName, rows } = await client.exports.prepare.mutate(asked, { signal });
      const report = (state: 'running' | 'done', bytes: number) =>
        setProgress({ state, rows, bytes, fault: null });
      let size = 0;
      const file = await fetchFile(key, signal, (bytes) => {
        size = bytes;
        report('running', bytes);
      });
      saveFile(fileName, file);
      report('done', size);
    } catch (thrown) {
      setProgress(signal.aborted ? IDLE : { ...IDLE, fault: toFault(thrown) });
    } finally {
      running.current = null;
    }
  };
  return {
    progress,
    start,
    cancel: () => running.current?.abort(),
    clear: () => setProgress(IDLE),
  };
}
