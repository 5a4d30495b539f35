/** A logger with the program's format whose lines a test can read. */
import { type FastifyBaseLogger, fastify } from 'fastify';
import { SERIALIZERS } from '#server/log.ts';

export interface LogLine {
  /** 30 for info, 40 for a warning, 50 for an error. */
  level: number;
  msg: string;
  [field: string]: unknown;
}

export interface LogLines {
  logger: FastifyBaseLogger;
  lines: LogLine[];
  /** Everything that was written. */
  text: () => string;
}

export function logLines(): LogLines {
  const written: string[] = [];
  const lines: LogLine[] = [];
  const write = (line: string) => {
    written.push(line);
    lines.push(JSON.parse(line) as LogLine);
  };
  const { log } = fastify({ logger: { serializers: SERIALIZERS, stream: { write } } });
  return { logger: log, lines, text: () => written.join('') };
}
