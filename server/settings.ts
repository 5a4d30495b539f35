/** The settings: one schema of all variables, and the configuration that is made from them. */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type DatabaseUrl, isDatabaseUrl, isPostgresUrl } from '#db/database-url.ts';
import { parseS3Url } from '#domain/files/s3-settings.ts';
import { CONSOLE_PATHS, consolePath } from './console/console-path.ts';
import type { OidcSettings } from './console/identity-provider.ts';
import { CHAT_KINDS } from './jobs/outbox/chat.ts';
import type { DeliverySettings } from './jobs/outbox/deliveries.ts';
import * as format from './setting-formats.ts';

const { InvalidSettingError, MissingSettingError, matching, orNull, parsed, wholeNumber } = format;

/** The default text of each variable, and a description of the values that it accepts. */
const ABOUT = z.registry<{ fallback: string; accepts: string }>();

function setting<Value>(fallback: string, accepts: string, type: z.ZodMiniType<Value, string>) {
  return z.prefault(type, fallback).register(ABOUT, { fallback, accepts });
}

/** A setting whose feature is off by default. */
function optional<Value>(accepts: string, type: z.ZodMiniType<Value, string>) {
  return setting('none', accepts, orNull('none', type));
}

const ORIGIN = 'an http or https origin without a path, such as https://www.example.com';
const ADDRESS = 'an http or https address';
const PRIVATE_ADDRESS = 'an https address, or an http address of this machine';
const RATE_LIMITS = 'off, or counts such as "20/minute 300/day"';
const MONTHS = 'a period such as 12 months, or off';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const HSTS = ['off', 'host', 'subdomains'] as const;
const httpUrl = format.url(/^https?:$/);

const SETTINGS = z.object({
  HOST: setting('127.0.0.1', 'a host name or address', matching(/^[\w.:-]+$/)),
  PORT: setting('3000', 'a number from 0 to 65535', wholeNumber(0, 65_535)),
  PUBLIC_URL: optional(`${ORIGIN}; the site needs a host name to itself`, format.origin),
  DATA_DIR: setting('data', 'a folder', format.folder),
  DATABASE_URL: optional(
    `sqlite:PATH, or postgres://USER:PASSWORD@HOST/NAME (HOST1,HOST2 for several servers), ${format.ESCAPED}`,
    parsed((text) => (isDatabaseUrl(text) && format.isUnambiguousUrl(text) ? text : undefined)),
  ),
  DATABASE_DIRECT_URL: optional(
    'postgres://USER:PASSWORD@HOST/NAME, together with a DATABASE_URL that points to a pooler',
    z.string().check(z.refine(isPostgresUrl)),
  ),
  OBJECT_STORE_URL: optional(
    `s3+https://KEY:SECRET@HOST/BUCKET?region=REGION, with a folder after the bucket if several sites share it, ${format.ESCAPED}`,
    parsed(parseS3Url),
  ),
  DATABASE_POOL: setting('10', 'a number from 1 to 1000', wholeNumber(1, 1000)),
  CONTENT_DIR: setting(
    'content',
    `a folder with a site.yaml, relative to the working folder ${process.cwd()}`,
    format.packFolder,
  ),
  API_BASE_URL: optional(ORIGIN, format.origin),
  SMTP_URL: optional(
    `smtp://USER:PASSWORD@HOST:PORT or smtps://…, ${format.ESCAPED}`,
    format.url(/^smtps?:$/),
  ),
  MAIL_FROM: optional('an e-mail address, or NAME <ADDRESS>', format.email),
  MAIL_TO: optional(
    'e-mail addresses, separated by commas',
    format.listOf(format.email, /\s*,\s*/),
  ),
  MAIL_TO_TOPICS: setting(
    'none',
    'TOPIC=ADDRESS pairs, separated by commas; a topic may be repeated',
    format.topicEmails,
  ),
  CRM_WEBHOOK_URL: optional(ADDRESS, httpUrl),
  CRM_WEBHOOK_SECRET: optional(
    'any text, or whsec_ and at least 16 bytes in base64',
    format.webhookSecret,
  ),
  HUBSPOT_PORTAL_ID: optional('the account number', matching(/^\d{1,12}$/)),
  HUBSPOT_FORM_ID: optional('the ID of a form', matching(/^[\w-]{1,64}$/)),
  HUBSPOT_ORIGIN: setting('https://api.hsforms.com', 'an http or https origin', format.origin),
  CHAT_WEBHOOK_URL: optional(PRIVATE_ADDRESS, format.privateUrl),
  CHAT_WEBHOOK_KIND: optional(CHAT_KINDS.join(', '), z.enum(CHAT_KINDS)),
  PURGE_URL: optional(ADDRESS, httpUrl),
  PURGE_TOKEN: optional('visible ASCII characters', matching(/^[!-~]+$/)),
  OIDC_ISSUER: optional(`${PRIVATE_ADDRESS}, without a query`, format.issuer),
  OIDC_CLIENT_ID: optional('visible ASCII characters', matching(/^[!-~]+$/)),
  OIDC_CLIENT_SECRET: optional('visible ASCII characters', matching(/^[!-~]+$/)),
  CAPTCHA: setting('altcha', 'altcha or off', z.enum(['altcha', 'off'])),
  CORS_ORIGINS: optional('origins, separated by commas', format.listOf(format.origin, /[\s,]+/)),
  HSTS: setting('host', HSTS.join(', '), z.enum(HSTS)),
  RATE_LIMIT_FORMS: setting('20/minute 300/day', RATE_LIMITS, format.rateLimits),
  RATE_LIMIT_FORMS_TOTAL: setting('wide', RATE_LIMITS, orNull('wide', format.rateLimits)),
  RATE_LIMIT_READS: setting('1200/minute', RATE_LIMITS, format.rateLimits),
  APPLICATIONS_KEPT: setting('12 months', MONTHS, orNull('off', format.months)),
  MESSAGES_KEPT: setting('12 months', MONTHS, orNull('off', format.months)),
  NEWSLETTER_OPT_IN: setting(
    'single',
    'single, or double if SMTP_URL is set',
    z.enum(['single', 'double']),
  ),
  TRUST_PROXY: setting('off', 'off, a number of hops, or CIDRs', orNull('off', format.proxies)),
  LOG_LEVEL: setting('info', LOG_LEVELS.join(', '), z.enum(LOG_LEVELS)),
  KEEP_ALIVE_TIMEOUT: setting('620', 'seconds, from 1 to 3600', wholeNumber(1, 3600)),
  SHUTDOWN_DELAY: setting('2', 'seconds, from 0 to 600', wholeNumber(0, 600)),
  SERVICE_WORKER: setting('on', 'on or off', z.enum(['on', 'off'])),
  VISIT_COUNTS: setting('on', 'on or off', z.enum(['on', 'off'])),
  CONSOLE: setting('/console', CONSOLE_PATHS, parsed(consolePath)),
  METRICS_PORT: optional('a number from 1 to 65535, other than PORT', wholeNumber(1, 65_535)),
  METRICS_TOKEN: optional('at least 16 visible ASCII characters', matching(/^[!-~]{16,}$/)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional('an http or https address without /v1/traces', httpUrl),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    'none',
    'NAME=VALUE pairs, separated by commas',
    format.headers,
  ),
  OTEL_SERVICE_NAME: setting('site', 'letters, digits, dots and hyphens', matching(/^[\w.-]+$/)),
  OTEL_TRACES_SAMPLER_ARG: setting('1', 'a share from 0 to 1', format.share),
  WORKERS: setting(
    '1',
    'a number from 1 to 64; only 1 with a database in memory',
    wholeNumber(1, 64),
  ),
});

const about = (name: Name) => ABOUT.get(SETTINGS.shape[name]) ?? { fallback: '', accepts: '' };

type Name = keyof typeof SETTINGS.shape;
type Values = z.output<typeof SETTINGS>;

export const SETTING_NAMES = Object.keys(SETTINGS.shape) as Name[];

export type Config = ReturnType<typeof configOf>;

type Texts = Partial<Record<Name, string>>;

function textsIn(env: NodeJS.ProcessEnv): Texts {
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [name, env[name]?.trim() || undefined]),
  ) as Texts;
}

function invalid(name: Name, texts: Texts): InstanceType<typeof InvalidSettingError> {
  const { fallback, accepts } = about(name);
  return new InvalidSettingError(name, texts[name] ?? fallback, accepts);
}

/** Every setting that is not valid by itself. `readConfig` throws the first. */
export function invalidSettings(env: NodeJS.ProcessEnv): Error[] {
  const texts = textsIn(env);
  const { error } = SETTINGS.safeParse(texts);
  const names = new Set((error?.issues ?? []).map(({ path }) => path[0] as Name));
  return [...names].map((name) => invalid(name, texts));
}

/** @throws InvalidSettingError */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const texts = textsIn(env);
  const { data, error } = SETTINGS.safeParse(texts);
  const invalidName = error ? (error.issues[0]?.path[0] as Name) : invalidCombination(data);
  if (!invalidName) return configOf(data as Values);
  throw invalid(invalidName, texts);
}

/** A variable that is valid by itself, but not together with the others. */
function invalidCombination(values: Values): Name | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = values;
  if (direct !== null && !(url && isPostgresUrl(url))) return 'DATABASE_DIRECT_URL';
  // Without mail a subscription could not be confirmed.
  if (values.NEWSLETTER_OPT_IN === 'double' && !values.SMTP_URL) return 'NEWSLETTER_OPT_IN';
  // Each process would have a separate database.
  if (values.WORKERS > 1 && url === 'sqlite::memory:') return 'WORKERS';
  if (values.METRICS_PORT !== null && values.METRICS_PORT === values.PORT) return 'METRICS_PORT';
  return undefined;
}

function configOf(values: Values) {
  const databaseUrl: DatabaseUrl =
    values.DATABASE_URL ?? `sqlite:${join(values.DATA_DIR, 'site.db')}`;
  return {
    host: values.HOST,
    /** 0 lets the system choose. */
    port: values.PORT,
    /** Origin for canonical URLs, without a trailing slash; null for the address it listens on. */
    publicUrl: values.PUBLIC_URL,
    /** Absolute path of the folder for everything that is written. */
    dataDir: values.DATA_DIR,
    databaseUrl,
    /** The same PostgreSQL without its pooler, for `listen` and for migrations; null if not set. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    /** The most connections to PostgreSQL that each process opens. */
    databasePool: values.DATABASE_POOL,
    /** The S3-compatible store of large files; null if they are in the database. */
    objectStore: values.OBJECT_STORE_URL,
    /** Absolute path. */
    contentDir: values.CONTENT_DIR,
    /** Origin of another host that has the API; null for this process. */
    apiBaseUrl: values.API_BASE_URL,
    captcha: values.CAPTCHA,
    corsOrigins: values.CORS_ORIGINS ?? [],
    /** HTTP Strict Transport Security: off, for this host, or for its subdomains too. */
    hsts: values.HSTS,
    rateLimits: {
      /** For each form and IP. */
      forms: values.RATE_LIMIT_FORMS,
      /** For each form, all IPs together. */
      formsTotal: values.RATE_LIMIT_FORMS_TOTAL ?? format.hundredfold(values.RATE_LIMIT_FORMS),
      reads: values.RATE_LIMIT_READS,
    },
    /** The proxies whose forwarded headers are trusted. */
    trustProxy: values.TRUST_PROXY ?? (false as const),
    /** Months after which an application is erased; null for never. */
    applicationsKept: values.APPLICATIONS_KEPT,
    /** The same for messages, leads and ended subscriptions. */
    messagesKept: values.MESSAGES_KEPT,
    /** The channels for notifications of submissions. */
    delivery: deliveryOf(values),
    /** `double` if an address has to be confirmed before it joins the newsletter's list. */
    newsletterOptIn: values.NEWSLETTER_OPT_IN,
    logLevel: values.LOG_LEVEL,
    /** Seconds after which an idle connection is closed. */
    keepAliveTimeout: values.KEEP_ALIVE_TIMEOUT,
    /** Seconds for which requests are still served after SIGTERM, while `/readyz` answers 503. */
    shutdownDelay: values.SHUTDOWN_DELAY,
    /** The port that has only `/metrics`; null if there is none. */
    metricsPort: values.METRICS_PORT,
    /** The token with which the site's own port answers `/metrics`; null if it does not. */
    metricsToken: values.METRICS_TOKEN,
    /** Where spans are sent; null if none are recorded. */
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === null
        ? null
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: values.OTEL_EXPORTER_OTLP_HEADERS,
            serviceName: values.OTEL_SERVICE_NAME,
            ratio: values.OTEL_TRACES_SAMPLER_ARG,
          },
    /** The number of processes that serve. */
    workers: values.WORKERS,
    /** Whether pages are stored on visitors' devices, to open offline. */
    serviceWorker: values.SERVICE_WORKER === 'on',
    /** Whether visits of pages are counted. */
    visitCounts: values.VISIT_COUNTS === 'on',
    /** The path of the staff's console, without a trailing slash; null if it is not served. */
    console: values.CONSOLE,
    /** The provider of single sign-on for staff; null without one. */
    oidc: oidcOf(values),
  };
}

/** Reads the value of a variable that another variable requires. */
const requiredIn =
  (values: Values) =>
  <Key extends Name>(name: Key, requiredBy: Name): NonNullable<Values[Key]> => {
    const value = values[name];
    if (value === null) throw new MissingSettingError(name, about(name).accepts, requiredBy);
    return value as NonNullable<Values[Key]>;
  };

const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

function oidcOf(values: Values): OidcSettings | null {
  const isSet = OIDC.find((name) => values[name] !== null);
  if (!isSet) return null;
  const required = requiredIn(values);
  return {
    issuer: required('OIDC_ISSUER', isSet),
    clientId: required('OIDC_CLIENT_ID', isSet),
    clientSecret: required('OIDC_CLIENT_SECRET', isSet),
  };
}

function deliveryOf(values: Values): DeliverySettings {
  const required = requiredIn(values);
  const smtpUrl = values.SMTP_URL;
  const mail =
    smtpUrl === null
      ? null
      : {
          smtpUrl,
          from: required('MAIL_FROM', 'SMTP_URL'),
          to: required('MAIL_TO', 'SMTP_URL'),
          toByTopic: values.MAIL_TO_TOPICS,
        };
  const url = values.CRM_WEBHOOK_URL;
  const webhook =
    url === null
      ? null
      : {
          kind: 'webhook' as const,
          url,
          secret: required('CRM_WEBHOOK_SECRET', 'CRM_WEBHOOK_URL'),
        };
  const hasHubspot = values.HUBSPOT_PORTAL_ID !== null || values.HUBSPOT_FORM_ID !== null;
  const hubspot = hasHubspot
    ? {
        kind: 'hubspot' as const,
        origin: values.HUBSPOT_ORIGIN,
        portalId: required('HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID'),
        formId: required('HUBSPOT_FORM_ID', 'HUBSPOT_PORTAL_ID'),
      }
    : null;
  const hasChat = values.CHAT_WEBHOOK_URL !== null || values.CHAT_WEBHOOK_KIND !== null;
  const chat = hasChat
    ? {
        kind: required('CHAT_WEBHOOK_KIND', 'CHAT_WEBHOOK_URL'),
        url: required('CHAT_WEBHOOK_URL', 'CHAT_WEBHOOK_KIND'),
      }
    : null;
  const purge =
    values.PURGE_URL === null ? null : { url: values.PURGE_URL, token: values.PURGE_TOKEN };
  return { mail, crm: hubspot ?? webhook, chat, purge };
}

/** The URL of the address it listens on. In a URL, an IPv6 address is in brackets. */
export function ownUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
