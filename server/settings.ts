/** The settings: the only reader of the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { RateLimit } from '#api/http/rate-limits.ts';
import { CONSOLE_PATHS, consolePath } from './console/console-path.ts';
import { type DatabaseSettings, readDatabase } from './database-settings.ts';
import { readEnvFile } from './env-file.ts';
import { readContentDir, readDataDir } from './folder-settings.ts';
import type { DeliverySettings } from './jobs/outbox/deliveries.ts';
import { readDelivery } from './jobs/outbox/settings.ts';
import { hundredfold, RATE_LIMIT_FORM, rateLimits } from './rate-limit-setting.ts';
import { settingReader, wholeNumber } from './read-setting.ts';

export interface Config extends DatabaseSettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Origin for canonical URLs, without a slash at the end; null for where it listens. */
  publicUrl: string | null;
  /** Absolute path of the folder for all that is written. */
  dataDir: string;
  /** Absolute path. */
  contentDir: string;
  /** Origin of another host that has the API; null for this process. */
  apiBaseUrl: string | null;
  captcha: 'altcha' | 'off';
  corsOrigins: string[];
  /** Whether browsers are told to stay with TLS: not, for this host, or for all hosts below it too. */
  hsts: (typeof HSTS)[number];
  rateLimits: RateLimits;
  /** Whose forwarded headers are believed: nobody's, these networks', or the last hops'. */
  trustProxy: false | string[] | ((ip: string, hop: number) => boolean);
  /** Months after which an application is erased; null for never. */
  applicationsKept: number | null;
  /** The same for messages, leads and ended subscriptions. */
  messagesKept: number | null;
  /** By which channels notifications of submissions are sent. */
  delivery: DeliverySettings;
  /** Whether the owner of an address has to confirm it before it is on the newsletter's list. */
  newsletterOptIn: 'single' | 'double';
  logLevel: string;
  /** Seconds for which a connection may stay without a request. */
  keepAliveTimeout: number;
  /** Seconds in which requests are still served after SIGTERM, while `/readyz` says that it ends. */
  shutdownDelay: number;
  /** Processes that serve. */
  workers: number;
  /** Whether pages are stored on visitors' devices, to open without a line. */
  serviceWorker: boolean;
  /** The path of the staff's console, without a slash at its end; null where it is not served. */
  console: string | null;
}

export interface RateLimits {
  /** Of each form, by one IP. */
  forms: readonly RateLimit[];
  /** Of each form, by all IPs together. */
  formsTotal: readonly RateLimit[];
  reads: readonly RateLimit[];
}

const ORIGIN = 'an http or https origin without a path, such as https://www.example.com';

const HSTS = ['off', 'host', 'subdomains'] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads `.env` in the working folder, where there is one. Variables of the environment win.
 * @param warn told of each probable mistake in the file
 * @throws BadSetting
 */
export function readEnvironment(warn: (line: string) => void = () => undefined): NodeJS.ProcessEnv {
  if (!existsSync('.env')) return process.env;
  const { values, warnings } = readEnvFile(readFileSync('.env'));
  for (const line of warnings) warn(line);
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  return process.env;
}

/** @throws BadSetting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = settingReader(env);

  const forms = read('RATE_LIMIT_FORMS', '20/minute 300/day', RATE_LIMIT_FORM, rateLimits);
  const delivery = readDelivery(read);
  const dataDir = readDataDir(read);
  const database = readDatabase(read, dataDir);
  return {
    host: read('HOST', '127.0.0.1', 'a host name or address', (text) =>
      /^[\w.:-]+$/.test(text) ? text : undefined,
    ),
    port: read('PORT', '3000', 'a number from 0 to 65535', (text) => wholeNumber(text, 65_535)),
    publicUrl: read('PUBLIC_URL', 'none', `${ORIGIN}: it needs a host of its own`, optionalOrigin),
    ...database,
    dataDir,
    contentDir: readContentDir(read),
    apiBaseUrl: read('API_BASE_URL', 'none', ORIGIN, optionalOrigin),
    captcha: read('CAPTCHA', 'altcha', 'altcha or off', (text) =>
      text === 'altcha' || text === 'off' ? text : undefined,
    ),
    corsOrigins: read('CORS_ORIGINS', 'none', 'origins with commas between them', origins),
    hsts: read('HSTS', 'host', HSTS.join(', '), (text) => HSTS.find((reach) => reach === text)),
    rateLimits: {
      forms,
      formsTotal: read('RATE_LIMIT_FORMS_TOTAL', 'wide', RATE_LIMIT_FORM, (text) =>
        text === 'wide' ? hundredfold(forms) : rateLimits(text),
      ),
      reads: read('RATE_LIMIT_READS', '1200/minute', RATE_LIMIT_FORM, rateLimits),
    },
    trustProxy: read('TRUST_PROXY', 'off', 'off, a number of hops, or CIDRs', proxies),
    applicationsKept: read(
      'APPLICATIONS_KEPT',
      '12 months',
      'a time such as 12 months, or off',
      months,
    ),
    delivery,
    newsletterOptIn: read(
      'NEWSLETTER_OPT_IN',
      'single',
      'single, or double where SMTP_URL is set',
      // Without mail nobody could confirm.
      (text) => (text === 'single' || (text === 'double' && delivery.mail) ? text : undefined),
    ),
    messagesKept: read('MESSAGES_KEPT', '12 months', 'a time such as 12 months, or off', months),
    logLevel: read('LOG_LEVEL', 'info', LOG_LEVELS.join(', '), (text) =>
      LOG_LEVELS.includes(text) ? text : undefined,
    ),
    keepAliveTimeout: read(
      'KEEP_ALIVE_TIMEOUT',
      '620',
      'seconds, from 1 to 3600',
      (text) => wholeNumber(text, 3600) || undefined,
    ),
    shutdownDelay: read('SHUTDOWN_DELAY', '2', 'seconds, from 0 to 600', (text) =>
      wholeNumber(text, 600),
    ),
    serviceWorker: read('SERVICE_WORKER', 'on', 'on or off', (text) =>
      text === 'on' || text === 'off' ? { isOn: text === 'on' } : undefined,
    ).isOn,
    console: read('CONSOLE', '/console', CONSOLE_PATHS, consolePath),
    workers: read('WORKERS', '1', 'a number from 1 to 64, with a database in memory 1', (text) => {
      // Each would have a database of its own.
      const most = database.databaseUrl === 'sqlite::memory:' ? 1 : 64;
      return wholeNumber(text, most) || undefined;
    }),
  };
}

function months(text: string): number | null | undefined {
  if (text === 'off') return null;
  const [, count] = /^([1-9]\d{0,2}) months?$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
}

function optionalOrigin(text: string): string | null | undefined {
  if (text === 'none') return null;
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  // Nothing is dropped silently: a path, a query, a fragment or credentials.
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
}

function origins(text: string): string[] | undefined {
  if (text === 'none') return [];
  const list = text.split(/[\s,]+/).map(optionalOrigin);
  return list.every((origin) => typeof origin === 'string') ? list : undefined;
}

function proxies(text: string): Config['trustProxy'] | undefined {
  if (text === 'off') return false;
  if (/^\d{1,2}$/.test(text)) return (_ip, hop) => hop < Number(text);
  const networks = text.split(/[\s,]+/);
  return networks.every(isNetwork) ? networks : undefined;
}

/** An IP, or one with the length of its prefix. */
function isNetwork(text: string): boolean {
  const [ip = '', prefix, ...rest] = text.split('/');
  const bits = isIP(ip) === 4 ? 32 : 128;
  if (isIP(ip) === 0 || rest.length > 0) return false;
  return prefix === undefined || wholeNumber(prefix, bits) !== undefined;
}
