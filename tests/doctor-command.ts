/** Runs `npm run doctor` in this process. */
import { Resolver } from 'node:dns/promises';
import type { NamedFinding } from '#cli/doctor/check.ts';
import type { Network } from '#cli/doctor/network.ts';
import { run } from '#cli/doctor/run.ts';
import { recordedIo } from './recorded-io.ts';

interface Surroundings {
  /** The address of a DNS server; by default nothing answers. */
  dns?: string;
  ca?: string[];
  args?: readonly string[];
}

/** Milliseconds. Tests run on busy machines. */
const PATIENCE = 60_000;

/** A port on which nothing answers. */
const NO_DNS = '127.0.0.1:1';

export async function doctor(
  env: Record<string, string>,
  { dns = NO_DNS, ca, args = [] }: Surroundings = {},
) {
  const resolver = new Resolver({ timeout: 10_000, tries: 1 });
  resolver.setServers([dns]);
  const network: Network = { resolver, ca };
  const { io, bytes, stderr } = recordedIo(env);
  const status = await run(['--json', ...args], io, { network, timeout: PATIENCE });
  const output = bytes().toString();
  const findings = (output ? JSON.parse(output) : []) as NamedFinding[];
  return {
    status,
    stderr: stderr(),
    findings,
    /** States and texts of one check. */
    of: (check: string) =>
      findings.filter((one) => one.check === check).map(({ state, text }) => `${state}: ${text}`),
  };
}
