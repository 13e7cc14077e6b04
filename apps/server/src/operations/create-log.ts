import pino, { type Logger } from 'pino';
import { createLogLines, type LogLines } from './log-lines.ts';

export function createLog(fd: number): { log: Logger; lines: LogLines } {
  const lines = createLogLines(fd, {
    reportLoss: (dropped) => log.warn({ dropped }, 'log lines were lost'),
  });
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
  return { log, lines };
}
