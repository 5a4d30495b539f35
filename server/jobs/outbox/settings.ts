/** The settings of the delivery channels. */
import { MissingSetting } from '#server/bad-setting.ts';
import type { ReadSetting } from '#server/read-setting.ts';
import { ESCAPED, isWholeUrl } from '#server/whole-url.ts';
import type { DeliverySettings } from './deliveries.ts';
import { emailIn } from './email-in.ts';
import { webhookKey } from './webhook-key.ts';

const SMTP = `smtp://USER:PASSWORD@HOST:PORT or smtps://…, ${ESCAPED}`;
const EMAIL = 'an e-mail address, or NAME <ADDRESS>';
const EMAILS = 'e-mail addresses with commas between them';
const TOPICS = 'TOPIC=ADDRESS, with commas between several; a topic may come more than once';
const SECRET = 'any text, or whsec_ and at least 16 bytes in base64';
const PORTAL = 'the number of the account';
const FORM = 'the id of a form';
const TOKEN = 'visible ASCII characters';

/** @throws BadSetting, also where one that another needs is missing */
export function readDelivery(read: ReadSetting): DeliverySettings {
  const webhook = readWebhook(read);
  return { mail: readMail(read), crm: readHubspot(read) ?? webhook, purge: readPurge(read) };
}

function readMail(read: ReadSetting): DeliverySettings['mail'] {
  const smtpUrl = read('SMTP_URL', 'none', SMTP, (text) =>
    text === 'none' ? null : urlOf(text, /^smtps?:$/),
  );
  const from = read('MAIL_FROM', 'none', EMAIL, (text) =>
    text === 'none' || emailIn(text) ? text : undefined,
  );
  const to = read('MAIL_TO', 'none', EMAILS, emails);
  const toByTopic = read('MAIL_TO_TOPICS', 'none', TOPICS, topicEmails);
  if (smtpUrl === null) return null;
  if (from === 'none') throw new MissingSetting('MAIL_FROM', EMAIL, 'SMTP_URL');
  if (to.length === 0) throw new MissingSetting('MAIL_TO', EMAILS, 'SMTP_URL');
  return { smtpUrl, from, to, toByTopic };
}

function readWebhook(read: ReadSetting): DeliverySettings['crm'] {
  const url = read('CRM_WEBHOOK_URL', 'none', 'an http or https address', (text) =>
    text === 'none' ? null : urlOf(text, /^https?:$/),
  );
  const secret = read('CRM_WEBHOOK_SECRET', 'none', SECRET, (text) =>
    !text.startsWith('whsec_') || webhookKey(text).length >= 16 ? text : undefined,
  );
  if (url === null) return null;
  if (secret === 'none') throw new MissingSetting('CRM_WEBHOOK_SECRET', SECRET, 'CRM_WEBHOOK_URL');
  return { kind: 'webhook', url, secret };
}

function readHubspot(read: ReadSetting): DeliverySettings['crm'] {
  const portalId = read('HUBSPOT_PORTAL_ID', 'none', PORTAL, (text) =>
    /^(none|\d{1,12})$/.test(text) ? text : undefined,
  );
  const formId = read('HUBSPOT_FORM_ID', 'none', FORM, (text) =>
    /^[\w-]{1,64}$/.test(text) ? text : undefined,
  );
  const origin = read(
    'HUBSPOT_ORIGIN',
    'https://api.hsforms.com',
    'an http or https origin',
    (text) =>
      urlOf(text, /^https?:$/) && new URL(text).href === `${new URL(text).origin}/`
        ? new URL(text).origin
        : undefined,
  );
  if (portalId === 'none' && formId === 'none') return null;
  if (portalId === 'none') throw new MissingSetting('HUBSPOT_PORTAL_ID', PORTAL, 'HUBSPOT_FORM_ID');
  if (formId === 'none') throw new MissingSetting('HUBSPOT_FORM_ID', FORM, 'HUBSPOT_PORTAL_ID');
  return { kind: 'hubspot', origin, portalId, formId };
}

function readPurge(read: ReadSetting): DeliverySettings['purge'] {
  const url = read('PURGE_URL', 'none', 'an http or https address', (text) =>
    text === 'none' ? null : urlOf(text, /^https?:$/),
  );
  const token = read('PURGE_TOKEN', 'none', TOKEN, (text) =>
    /^[!-~]+$/.test(text) ? text : undefined,
  );
  return url === null ? null : { url, token: token === 'none' ? null : token };
}

function urlOf(text: string, protocols: RegExp): string | undefined {
  if (!URL.canParse(text) || !isWholeUrl(text)) return undefined;
  const { protocol, hostname, username } = new URL(text);
  // Only mail servers take a name and a password there.
  const isPlain = username === '' || protocol.startsWith('smtp');
  return protocols.test(protocol) && hostname && isPlain ? text : undefined;
}

/** Without a prototype: a topic is looked up in it that a client has named. */
function topicEmails(text: string): Record<string, string[]> | undefined {
  const found: Record<string, string[]> = Object.create(null);
  if (text === 'none') return found;
  for (const pair of text.split(/\s*,\s*/)) {
    const [, topic, email] = /^([a-z0-9-]+)=(.+)$/.exec(pair) ?? [];
    if (!topic || !email || !emailIn(email)) return undefined;
    found[topic] = [...(found[topic] ?? []), email];
  }
  return found;
}

function emails(text: string): string[] | undefined {
  if (text === 'none') return [];
  const list = text.split(/\s*,\s*/);
  return list.every(emailIn) ? list : undefined;
}
