/** The mail server, and the DNS records by which others believe its mails. */
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { commandText } from '#domain/support/command-text.ts';
import { smtpConnection } from '#server/jobs/outbox/smtp-url.ts';
import { bareEmail } from '#server/setting-formats.ts';
import {
  type Check,
  type CheckContext,
  type Finding,
  ok,
  problem,
  reasonOf,
  unknown,
  warning,
} from './check.ts';
import { isWithoutDns, type Network, textRecords } from './network.ts';

/** Milliseconds for each step. */
const TIMEOUT = 4000;

const NOT_SET = warning(
  'SMTP_URL is not set, so notifications are only stored',
  'Set SMTP_URL, MAIL_FROM and MAIL_TO.',
);

export const mailCheck: Check = {
  name: 'mail',
  run: async ({ config, sendTestTo }) => {
    const { mail } = config.delivery;
    if (!mail) return NOT_SET;
    const { hostname } = new URL(mail.smtpUrl);
    const transport = createTransport({
      ...smtpConnection(mail.smtpUrl),
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      dnsTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.verify();
      if (sendTestTo === undefined) return ok(`${hostname} accepts connections and sign-in`);
      const { response } = await transport.sendMail({
        from: mail.from,
        to: sendTestTo,
        subject: 'Test message of the site',
        text: `This message was sent by ${commandText('doctor')} at ${new Date().toISOString()}.\n`,
        messageId: `<${randomUUID()}@${domainOf(mail.from)}>`,
      });
      return ok(`${hostname} accepted a test message to ${sendTestTo}: ${response}`);
    } catch (error) {
      return mailFinding(error, hostname);
    } finally {
      transport.close();
    }
  },
};

const domainOf = (address: string) => bareEmail(address).split('@')[1] ?? '';

function mailFinding(error: unknown, host: string): Finding {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasonOf(error);
  if (code === 'EAUTH')
    return problem(`${host} refuses the sign-in: ${reason}`, 'Correct the password in SMTP_URL.');
  if (code === 'ETLS' || /certificate|CERT_|altnames|STARTTLS/i.test(`${code} ${reason}`))
    return problem(
      `${host} does not encrypt as required: ${reason}`,
      'For a server with your own CA, set NODE_EXTRA_CA_CERTS. Otherwise correct host and port.',
    );
  if (code === 'EDNS' || isWithoutDns(error))
    return unknown(`${host} could not be looked up: ${reason}`);
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return problem(`${host} refuses the message: ${reason}`, 'Correct MAIL_FROM.');
  return problem(
    `${host} cannot be reached: ${reason}`,
    'Correct host and port in SMTP_URL, or open the port in the firewall.',
  );
}

export const senderCheck: Check = {
  name: 'sender',
  run: async (context) => {
    const { mail } = context.config.delivery;
    if (!mail) return [];
    const domain = domainOf(mail.from);
    try {
      return [
        await spfFinding(context.network, domain),
        ...(await dkimFindings(context, domain)),
        await dmarcFinding(context.network, domain),
      ];
    } catch (error) {
      return unknown(`the records of ${domain} could not be read: ${reasonOf(error)}`);
    }
  },
};

async function spfFinding(network: Network, domain: string): Promise<Finding> {
  const records = (await textRecords(network, domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  const [record = ''] = records;
  if (records.length > 1)
    return problem(
      `${domain} has ${records.length} SPF records, so receivers ignore all`,
      'Merge them into one TXT record.',
    );
  if (record === '')
    return problem(
      `${domain} has no SPF record`,
      `Add a TXT record for ${domain}, such as "v=spf1 include:MAIL-PROVIDER -all".`,
    );
  if (/\+all\b/.test(record) || / all\b/.test(record))
    return problem(
      `the SPF record of ${domain} allows every server (${record})`,
      'End it with -all or ~all.',
    );
  return ok(`SPF: ${record}`);
}

async function dkimFindings(
  { network, dkimSelectors }: CheckContext,
  domain: string,
): Promise<Finding[]> {
  if (dkimSelectors.length === 0)
    return [
      unknown('DKIM: name its selector with --dkim-selector NAME, as your provider shows it'),
    ];
  return Promise.all(
    dkimSelectors.map(async (selector) => {
      const name = `${selector}._domainkey.${domain}`;
      const [record = ''] = (await textRecords(network, name)).filter((text) => /\bp=/.test(text));
      const key = /\bp=\s*([^;\s]*)/.exec(record)?.[1];
      if (record === '')
        return problem(`${name} has no DKIM key`, 'Add the record that your mail provider shows.');
      if (!key) return problem(`the DKIM key of ${name} is revoked`, 'Use another selector.');
      return ok(`DKIM: ${name} has a key`);
    }),
  );
}

/** A policy of a parent domain applies to those below it. */
async function dmarcFinding(network: Network, domain: string): Promise<Finding> {
  const parents = domain.split('.').map((_label, at, labels) => labels.slice(at).join('.'));
  for (const parent of parents.filter((name) => name.includes('.'))) {
    const records = await textRecords(network, `_dmarc.${parent}`);
    const record = records.find((text) => /^v=DMARC1\b/i.test(text));
    if (record === undefined) continue;
    const policy = /\bp=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
    if (policy && ['none', 'quarantine', 'reject'].includes(policy))
      return ok(`DMARC of ${parent}: p=${policy}`);
    return problem(
      `the DMARC record of ${parent} has no policy`,
      'Add p=none, quarantine or reject.',
    );
  }
  return warning(
    `${domain} has no DMARC record, so large providers may refuse its mails`,
    `Add a TXT record for _dmarc.${domain}, such as "v=DMARC1; p=none; rua=mailto:ADDRESS".`,
  );
}
