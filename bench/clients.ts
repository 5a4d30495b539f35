/**
 * Requests one path as fast as it is answered: `clients.ts JSON` (a `LoadPlan`) prints JSON
 * (`LoadResult`). Runs as a separate process, so that its work does not count as the server's, and
 * writes to raw sockets.
 */
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processorTime } from './process-cost.ts';
import { timingOf } from './timing.ts';

export interface LoadPlan {
  origin: string;
  /** Process id of the server. */
  pid: number;
  path: string;
  headers: Record<string, string>;
  status: number;
  /** A header line that the response must have, in lower case. */
  line?: string;
  seconds: number;
  connections: number;
}

export interface LoadResult {
  count: number;
  /** Duration in milliseconds. */
  took: number;
  /** Milliseconds of processor time of the server; null on systems without `/proc`. */
  processor: number | null;
  median: number;
  p99: number;
  /** The first wrong response or error. */
  wrong: string | null;
}

/** Seconds before measuring, as the first calls of this process and of the server are slow. */
const WARM_UP = 2;

async function run(plan: LoadPlan): Promise<LoadResult> {
  const { hostname, port, host } = new URL(plan.origin);
  const lines = Object.entries({ host, ...plan.headers }).map(([name, text]) => `${name}: ${text}`);
  const request = Buffer.from(`GET ${plan.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  let times: number[] = [];
  let wrong: string | null = null;
  let isOver = false;
  const complain = (text: string) => {
    if (!isOver) wrong ??= text;
  };

  function open() {
    let head = '';
    let missing = 0;
    let sent = 0;
    const socket = connect(Number(port), hostname, send).setNoDelay(true);
    function send() {
      head = '';
      sent = performance.now();
      socket.write(request);
    }
    socket.on('data', (chunk) => {
      let body = chunk.length;
      if (missing === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        body = head.length - end - 4;
        const problem = headProblem(head.slice(0, end), plan);
        if (problem) complain(problem);
        missing = Number(/^content-length: (\d+)\r?$/im.exec(head.slice(0, end))?.[1] ?? 0);
      }
      missing -= body;
      if (missing < 0) complain('the body is longer than Content-Length');
      if (missing > 0) return;
      times.push(performance.now() - sent);
      if (!isOver) send();
    });
    socket.on('error', ({ message }) => complain(message));
    socket.on('close', () => complain('a connection was closed'));
  }
  for (let n = 0; n < plan.connections; n++) open();

  await passed(WARM_UP * 1000);
  times = [];
  const [start, startCpu] = [performance.now(), processorTime(plan.pid)];
  await passed(plan.seconds * 1000);
  const [end, endCpu] = [performance.now(), processorTime(plan.pid)];
  isOver = true;
  const { median, p99 } = timingOf(times);
  return {
    count: times.length,
    took: end - start,
    median,
    p99,
    processor: startCpu === null || endCpu === null ? null : endCpu - startCpu,
    wrong: times.length === 0 ? (wrong ?? 'no response') : wrong,
  };
}

function headProblem(head: string, { status, line = '' }: LoadPlan): string | null {
  if (!head.startsWith(`HTTP/1.1 ${status} `)) return head.split('\r\n', 1)[0] ?? head;
  return head.toLowerCase().includes(line) ? null : `no "${line}" in the head`;
}

/** Runs the clients in a separate process. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const program = [import.meta.filename, JSON.stringify(plan)];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  return JSON.parse(stdout) as LoadResult;
}

if (import.meta.main) {
  console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as LoadPlan)));
  process.exit(0);
}
