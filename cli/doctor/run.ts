/** `npm run doctor`: finds out what is wrong with an installation, and says what to do. */
import { type CommandIo, exitStatusOf } from '#cli/command-line.ts';
import { parseLine, UsageError } from '#cli/options.ts';
import { commandText } from '#domain/support/command-text.ts';
import { counted } from '#domain/support/counted.ts';
import { safeLine } from '#domain/support/safe-text.ts';
import { bareEmail } from '#server/setting-formats.ts';
import { chatCheck } from './chat-check.ts';
import { type Check, type FindingState, type NamedFinding, runChecks, TIMEOUTS } from './check.ts';
import { contentCheck } from './content-check.ts';
import { databaseCheck, outboxCheck, staffCheck } from './database-checks.ts';
import { clockCheck, diskCheck } from './machine-checks.ts';
import { mailCheck, senderCheck } from './mail-checks.ts';
import { type Network, systemNetwork } from './network.ts';
import { objectStoreCheck } from './object-store-check.ts';
import { checkSettings } from './settings-check.ts';
import {
  addressCheck,
  answerCheck,
  cdnCheck,
  certificateCheck,
  proxyCheck,
} from './site-checks.ts';
import { ssoCheck } from './sso-check.ts';
import { uploadCheck } from './upload-check.ts';
import { webhookCheck } from './webhook-check.ts';

const CHECKS: readonly Check[] = [
  databaseCheck,
  objectStoreCheck,
  diskCheck,
  clockCheck,
  contentCheck,
  addressCheck,
  certificateCheck,
  answerCheck,
  proxyCheck,
  uploadCheck,
  cdnCheck,
  mailCheck,
  senderCheck,
  webhookCheck,
  chatCheck,
  outboxCheck,
  ssoCheck,
  staffCheck,
];

const USAGE = `Usage: ${commandText('doctor', '[OPTIONS]')}
  --json                  prints the findings as JSON
  --send-test ADDRESS     sends a test message to this address and to the chat, and a ping to the webhook
  --dkim-selector NAME    checks this DKIM selector of the domain of MAIL_FROM; may be repeated`;

const OPTIONS = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  'send-test': { type: 'string' },
  'dkim-selector': { type: 'string', multiple: true },
} as const;

interface Surroundings {
  network?: Network;
  /** Warnings about the `.env` file. */
  fileWarnings?: readonly string[];
  /** Milliseconds for each check. */
  timeout?: number;
}

/** @returns the exit status: 1 if anything is a problem */
export const run = (
  args: readonly string[],
  io: CommandIo,
  { network = systemNetwork(), fileWarnings = [], timeout }: Surroundings = {},
): Promise<number> =>
  exitStatusOf(io, USAGE, async () => {
    const { values, positionals } = parseLine(OPTIONS, [...args]);
    if (positionals[0] !== undefined)
      throw new UsageError(`Unexpected argument '${positionals[0]}'.`, { showsUsage: true });
    if (values.help === true) {
      await io.write(`${USAGE}\n`);
      return 0;
    }
    const sendTestTo = values['send-test'] as string | undefined;
    if (sendTestTo !== undefined && bareEmail(sendTestTo) === '')
      throw new UsageError('--send-test needs an e-mail address.', { showsUsage: true });
    const { config, findings } = checkSettings(io.env, fileWarnings);
    const all = findings.map((finding): NamedFinding => ({ check: 'settings', ...finding }));
    if (config) {
      const dkimSelectors = (values['dkim-selector'] ?? []) as unknown as string[];
      const limit = timeout ?? TIMEOUTS[sendTestTo === undefined ? 'usual' : 'sending'];
      const context = { config, network, sendTestTo, dkimSelectors, timeout: limit };
      all.push(...(await runChecks(CHECKS, context)));
    }
    const problems = all.filter(({ state }) => state === 'problem').length;
    await io.write(values.json === true ? `${JSON.stringify(all, null, 2)}\n` : report(all));
    return problems > 0 ? 1 : 0;
  });

const LABELS: Record<FindingState, string> = {
  ok: 'ok',
  warning: 'warning',
  problem: 'PROBLEM',
  unknown: 'unknown',
};

function report(findings: readonly NamedFinding[]): string {
  const lines = findings.flatMap(({ state, check, text, action }) => [
    `${LABELS[state].padEnd(8)} ${check.padEnd(12)} ${safeLine(text)}`,
    ...(action ? [`${' '.repeat(21)} → ${safeLine(action)}`] : []),
  ]);
  const count = (state: FindingState) => findings.filter((one) => one.state === state).length;
  const [problems, warnings, unknowns] = [count('problem'), count('warning'), count('unknown')];
  return `${lines.join('\n')}\n${counted(problems, 'problem')}, ${counted(warnings, 'warning')}, ${unknowns} could not be checked\n`;
}
