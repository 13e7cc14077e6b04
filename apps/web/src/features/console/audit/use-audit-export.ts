import type { RouterInputs } from '@aube/api';
import { useRef, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { faultOf, type Fault } from '../../../lib/error-code.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { trpc } from '../../../trpc.ts';

type Asked = Omit<RouterInputs['rights']['exportAudit'], 'before'>;

type Progress = {
  readonly state: 'idle' | 'running' | 'stopped' | 'done';
  readonly rows: number;
  readonly fault: Fault | null;
};

type Kept = { asked: string; texts: string[]; next: string | null; rows: number };

const IDLE: Progress = { state: 'idle', rows: 0, fault: null };

export function useAuditExport(name: string) {
  const { today } = useDates();
  const [progress, setProgress] = useState(IDLE);
  const { mutateAsync } = trpc.rights.exportAudit.useMutation();
  const kept = useRef<Kept | null>(null);
  const isCancelled = useRef(false);

  const start = async (asked: Asked) => {
    const key = JSON.stringify(asked);
    const file: Kept =
      kept.current?.asked === key ? kept.current : { asked: key, texts: [], next: null, rows: 0 };
    kept.current = file;
    isCancelled.current = false;
    const report = (state: Progress['state'], fault: Fault | null = null) =>
      setProgress({ state, rows: file.rows, fault });
    report('running');
    try {
      do {
        // Each request starts where the previous piece ended.
        // oxlint-disable-next-line eslint/no-await-in-loop
        const piece = await mutateAsync({
          ...asked,
          ...(file.next !== null && { before: file.next }),
        });
        file.texts.push(piece.text);
        file.rows += piece.rows;
        file.next = piece.next;
        report('running');
      } while (file.next !== null && !isCancelled.current);
    } catch (thrown) {
      report('stopped', faultOf(thrown));
      return;
    }
    kept.current = null;
    if (isCancelled.current) {
      setProgress(IDLE);
      return;
    }
    saveFile(`${name}-${today()}.csv`, new Blob(file.texts, { type: 'text/csv;charset=utf-8' }));
    report('done');
  };
  const cancel = () => {
    isCancelled.current = true;
  };
  return { progress, start, cancel };
}
