/**
 * The environment with the `.env` file. A value that would be changed silently stops the start, a
 * probable mistake is a warning, and no value is printed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { distance } from 'fastest-levenshtein';
import { smtpWarnings } from './jobs/outbox/smtp-url.ts';
import { InvalidEnvFileError } from './setting-formats.ts';
import { type Config, ownUrl, readConfig, SETTING_NAMES } from './settings.ts';

const ASSIGNMENT = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/;
const TYPOGRAPHIC = /^[“”„‟«»‘’‚]/;

export interface EnvFile {
  values: Record<string, string>;
  /** A line for each probable mistake. */
  warnings: string[];
}

/**
 * Reads `.env` in the working folder, if it exists. Variables of the environment win.
 * @param warn called with a line for each probable mistake in the file
 * @throws InvalidEnvFileError
 */
export function readEnvironment(warn: (line: string) => void = () => undefined): NodeJS.ProcessEnv {
  if (!existsSync('.env')) return process.env;
  const { values, warnings } = readEnvFile(readFileSync('.env'));
  for (const line of warnings) warn(line);
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  return process.env;
}

/**
 * The settings of this environment, and a line for each probable mistake.
 * @throws InvalidSettingError
 */
export function readSettings(env: NodeJS.ProcessEnv): { config: Config; warnings: string[] } {
  const config = readConfig(env);
  const warnings = Object.keys(env).flatMap((name) => misspelling(name) ?? []);
  if (config.trustProxy !== false && config.publicUrl === null) {
    const consequence = `links in pages, feeds and mails begin with ${ownUrl(config)}`;
    warnings.push(`TRUST_PROXY is set and PUBLIC_URL is not: ${consequence}`);
  }
  if (config.delivery.purge && config.apiBaseUrl) {
    warnings.push(
      `PURGE_URL has no effect with API_BASE_URL: set it on ${config.apiBaseUrl} instead`,
    );
  }
  if (config.delivery.mail) warnings.push(...smtpWarnings(config.delivery.mail.smtpUrl));
  return { config, warnings };
}

/** Prefixes that only settings of this program have. */
const OWN_PREFIXES =
  /^(RATE_LIMIT|SMTP|MAIL|CRM|HUBSPOT|CAPTCHA|CORS|HSTS|METRICS|NEWSLETTER|PURGE|TRUST_PROXY)_/;

function misspelling(name: string): string | undefined {
  const names: readonly string[] = SETTING_NAMES;
  if (names.includes(name)) return undefined;
  const typed = name.toUpperCase();
  const [best] = names
    .map((setting) => ({ setting, edits: distance(typed, setting) }))
    .sort((a, b) => a.edits - b.edits);
  if (!best) return undefined;
  // Short names can be similar by chance.
  const isNear = best.edits <= (best.setting.length > 6 ? 2 : 1);
  if (!isNear && !OWN_PREFIXES.test(typed)) return undefined;
  return `${name} is not a setting; did you mean ${best.setting}?`;
}

/** @throws InvalidEnvFileError */
export function readEnvFile(bytes: Uint8Array): EnvFile {
  const lines = decode(bytes).split(/\r\n?|\n/);
  const warnings: string[] = [];
  const lineNumbers = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = ASSIGNMENT.exec(line) ?? [];
    const number = index + 1;
    if (name === undefined || value === undefined) {
      warnings.push(`Line ${number} of .env is ignored: it is not NAME=VALUE`);
      continue;
    }
    const problem = problemWith(value);
    if (problem) throw new InvalidEnvFileError(`${name} in .env, line ${number}, ${problem}`);
    const previous = lineNumbers.get(name);
    if (previous)
      warnings.push(`${name} is set twice in .env: line ${number} overrides line ${previous}`);
    lineNumbers.set(name, number);
  }
  return { values: { ...parseEnv(lines.join('\n')) } as Record<string, string>, warnings };
}

/** Why Node's parser would read a value other than the one meant; undefined if it would not. */
function problemWith(value: string): string | undefined {
  if (TYPOGRAPHIC.test(value)) return 'begins with a typographic quote: type \' or " instead';
  const [quote] = /^["'`]/.exec(value) ?? [];
  if (!quote) return isCut(value) ? 'is cut off at the #: put the value in quotes' : undefined;
  const end = value.indexOf(quote, 1);
  if (end < 0) return `opens a quote (${quote}) and does not close it on the same line`;
  if (!/^\s*(#.*)?$/.test(value.slice(end + 1))) {
    return `continues after its closing quote (${quote}): use another kind of quotes around all of it`;
  }
  const hasBreak = quote === '"' && value.slice(1, end).includes('\\n');
  return hasBreak
    ? 'has \\n in double quotes, which becomes a line break: use single quotes'
    : undefined;
}

/** For the parser every # begins a comment; for the author, only one after a space does. */
function isCut(value: string): boolean {
  const [, start, next] = /^([^#]*)#(.?)/s.exec(value) ?? [];
  return start !== undefined && (start === '' ? /\S/.test(next ?? '') : /\S$/.test(start));
}

function decode(bytes: Uint8Array): string {
  try {
    // Decoding drops the byte order mark, which would become part of the first name.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text.replaceAll('\u00a0', ' ');
  } catch {
    // UTF-16, or a legacy code page.
  }
  throw new InvalidEnvFileError('.env is not UTF-8: save it as UTF-8');
}
