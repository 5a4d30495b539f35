/** What a command about staff gets, and how it talks. */
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Db } from '#domain/database.ts';

/** The world around the command, so that tests can be it. */
export interface StaffIo {
  env: NodeJS.ProcessEnv;
  /** Of the terminal that reads; undefined where something else does. */
  columns?: number | undefined;
  /** Data, for whoever reads standard output. */
  write: (data: string) => Promise<void>;
  /** A line for the operator. */
  note: (line: string) => void;
}

export interface Call {
  values: Record<string, string | boolean | undefined>;
  /** Of whom it is about; empty where it is about nobody. */
  email: string;
  db: Db;
  io: StaffIo;
  /** Of the desk, without a slash at its end. */
  deskUrl: () => string;
}

export interface Command {
  options: ParseArgsOptionsConfig;
  /** Whether it is about somebody, whose address stands on the line. */
  needsEmail: boolean;
  run: (call: Call) => Promise<void>;
}
