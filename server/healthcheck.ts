/**
 * `node program/healthcheck.js`: whether the site that has the same settings answers, by the exit
 * status. A container's health check runs it, because the image has no curl.
 */
import { existsSync } from 'node:fs';

/** Milliseconds. */
const TIMEOUT = 4000;

/** Addresses that mean all of a machine's, at which nothing can be requested. */
const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

if (existsSync('.env')) process.loadEnvFile();
const { HOST, PORT } = process.env;
const host = HOST?.trim() || '127.0.0.1';
const name = LOOPBACK[host] ?? (host.includes(':') ? `[${host}]` : host);
const url = `http://${name}:${PORT?.trim() || '3000'}/healthz`;
try {
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!ok) fail(`answers ${status}`);
} catch (error) {
  const { message, cause } = error as Error;
  fail(cause instanceof Error ? cause.message : message);
}

function fail(reason: string): never {
  console.error(`${url}: ${reason}`);
  process.exit(1);
}
