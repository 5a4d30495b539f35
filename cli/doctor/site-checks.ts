/** The site as visitors reach it: name, certificate, answers, proxies and caches in between. */
import { siteSecret } from '#domain/support/secrets.ts';
import { type Arrival, PROBE_HEADER, PROBE_SECRET, signProbe } from '#server/http/signed-probe.ts';
import { ownUrl } from '#server/settings.ts';
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
import { withCurrentDatabase } from './database-checks.ts';
import { type Answer, get } from './https-request.ts';
import { addressesOf, canConnect, isWithoutDns, portOf, type TlsPeer, tlsPeer } from './network.ts';

const DAY = 86_400_000;

/** Days before its end in which a certificate should have been renewed. */
const RENEWAL = 14;

const urlOf = ({ config }: CheckContext) => config.publicUrl ?? ownUrl(config);

export const addressCheck: Check = {
  name: 'address',
  run: async ({ config }) => {
    if (config.publicUrl === null) return [];
    const { hostname } = new URL(config.publicUrl);
    try {
      return ok(`${hostname} is ${(await addressesOf(hostname)).join(', ')}`);
    } catch (error) {
      if (isWithoutDns(error)) return unknown(`names cannot be looked up here: ${reasonOf(error)}`);
      return problem(
        `${hostname} has no address`,
        'Add an A or AAAA record for it, or correct PUBLIC_URL.',
      );
    }
  },
};

export const certificateCheck: Check = {
  name: 'certificate',
  run: async ({ config, network }) => {
    if (config.publicUrl === null) return [];
    const url = new URL(config.publicUrl);
    if (url.protocol === 'http:')
      return warning(
        'PUBLIC_URL is http, so nothing is encrypted',
        'Put a proxy with TLS in front, and set PUBLIC_URL to its https URL.',
      );
    try {
      const peer = await tlsPeer(network, { host: url.hostname, port: portOf(url) });
      return certificateFinding(peer, url.hostname, Date.now());
    } catch (error) {
      if (isWithoutDns(error)) return unknown(`names cannot be looked up here: ${reasonOf(error)}`);
      return problem(
        `${url.host} does not speak TLS: ${reasonOf(error)}`,
        'Look at the proxy in front, and at the firewall.',
      );
    }
  },
};

export function certificateFinding(
  { certificate, refusal }: TlsPeer,
  host: string,
  now: number,
): Finding {
  const end = Date.parse(certificate.valid_to);
  const day = new Date(end).toISOString().slice(0, 10);
  if (end < now)
    return problem(`the certificate ended on ${day}`, 'Renew it, and look at why that failed.');
  if (refusal)
    return problem(
      `the certificate is not valid for ${host}: ${refusal.message}`,
      'Install one for this host, with all intermediate certificates.',
    );
  const days = Math.floor((end - now) / DAY);
  if (days < RENEWAL)
    return warning(
      `the certificate ends in ${days} days, on ${day}`,
      'Renew it. If that is automatic, look at why it has not been done.',
    );
  return ok(`valid until ${day}`);
}

export const answerCheck: Check = {
  name: 'answer',
  run: async (context) => {
    const { config, network } = context;
    const origin = urlOf(context);
    let answer: Answer;
    try {
      answer = await get(network, `${origin}/healthz`);
    } catch (error) {
      if (isWithoutDns(error)) return unknown(`${origin} cannot be reached: ${reasonOf(error)}`);
      return problem(
        `${origin} does not answer: ${reasonOf(error)}`,
        'Start the site. If it runs, look at the proxy in front.',
      );
    }
    if (answer.status !== 200 || !answer.body.includes('"status"'))
      return problem(
        `${origin}/healthz answers ${answer.status}, not as this site does`,
        'Look at where the proxy in front sends requests.',
      );
    const findings = [ok(`${origin} answers`)];
    if (!origin.startsWith('https:')) return findings;
    if (config.hsts !== 'off' && !answer.headers['strict-transport-security'])
      findings.push(
        warning(
          'the header Strict-Transport-Security is missing',
          'Let the proxy pass on the headers of the site.',
        ),
      );
    const redirect = await redirectFinding(context, new URL(origin));
    return redirect ? [...findings, redirect] : findings;
  },
};

/** Undefined if the site's URL names a port, because then there is no usual port for http. */
async function redirectFinding({ network }: CheckContext, url: URL): Promise<Finding | undefined> {
  if (url.port !== '') return undefined;
  const plain = `http://${url.host}/`;
  try {
    const { status, headers } = await get(network, plain);
    if (status >= 300 && status < 400 && headers.location?.startsWith(url.origin)) return undefined;
    return warning(
      `${plain} answers ${status} instead of a redirect to https`,
      'Let the proxy redirect http to https with 301 or 308.',
    );
  } catch {
    return warning(
      `${plain} does not answer, so URLs typed without https fail in some browsers`,
      'Let the proxy redirect http to https.',
    );
  }
}

/** An address for documentation. A site that takes it for the client lets clients choose theirs. */
const FORGED = '192.0.2.77';

export const proxyCheck: Check = {
  name: 'proxy',
  run: async (context) => {
    const { config, network } = context;
    const secret = await withCurrentDatabase(config, (db) => siteSecret(db, PROBE_SECRET));
    if (secret === undefined) return unknown('it could not be checked without the database');
    const origin = urlOf(context);
    const arrival = await arrivalOf(
      await get(network, `${origin}/healthz`, {
        [PROBE_HEADER]: signProbe(secret),
        'x-forwarded-for': FORGED,
      }),
    );
    if (!arrival)
      return unknown(
        `${origin} did not recognize the probe: it is another version, another database, or a cache`,
      );
    return proxyFindings(arrival, config.trustProxy !== false, config.publicUrl);
  },
};

function arrivalOf({ body }: Answer): Arrival | undefined {
  try {
    return (JSON.parse(body) as { arrival?: Arrival }).arrival;
  } catch {
    return undefined;
  }
}

/**
 * A proxy appends the address of this machine to the forged one, or replaces it.
 * @param isTrusting whether TRUST_PROXY is set
 */
export function proxyFindings(
  { client, isForwarded, forwardedFor, host }: Arrival,
  isTrusting: boolean,
  publicUrl: string | null,
): Finding[] {
  const findings: Finding[] = [];
  if (client === FORGED && forwardedFor === 1)
    findings.push(
      problem(
        'clients can choose their IP, so limits do not hold: the proxy passes on their X-Forwarded-For',
        'Let the proxy add the IP of its client. nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      ),
    );
  else if (client === FORGED)
    findings.push(
      problem(
        'clients can choose their IP, so limits do not hold: TRUST_PROXY trusts more than the proxies',
        'Set TRUST_PROXY to the number of proxies in front, or to their networks.',
      ),
    );
  else if (isTrusting && !isForwarded)
    findings.push(
      problem(
        forwardedFor > 0
          ? `requests come from ${client}, which TRUST_PROXY does not name, so all visitors count as one`
          : 'the proxy sends no X-Forwarded-For, so all visitors count as one',
        forwardedFor > 0
          ? 'Set TRUST_PROXY to the number of proxies in front, or to their networks.'
          : 'Let the proxy send X-Forwarded-For.',
      ),
    );
  else if (!isTrusting && publicUrl !== null)
    findings.push(
      warning(
        `TRUST_PROXY is off. If there is a proxy in front, all visitors count as ${client}`,
        'Set TRUST_PROXY to the number of proxies. Without a proxy, leave it off.',
      ),
    );
  else findings.push(ok(`the client is ${client}, as it should be`));
  const expected = publicUrl === null ? host : new URL(publicUrl).host;
  if (host !== expected)
    findings.push(
      warning(
        `requests arrive with the host ${host} instead of ${expected}`,
        'Let the proxy pass on Host, or send X-Forwarded-Host.',
      ),
    );
  return findings;
}

/** Headers of a page that must arrive as the site sends them. */
const KEPT = ['content-security-policy', 'cache-control', 'vary'];

export const cdnCheck: Check = {
  name: 'cdn',
  run: async ({ config, network }) => {
    if (config.publicUrl === null) return [];
    if (config.port === 0) return unknown('PORT is 0, so the site cannot be asked directly');
    const own = ownUrl(config).replace(/\/\/(0\.0\.0\.0|\[::\])/, '//127.0.0.1');
    const headers = { 'accept-encoding': 'identity' };
    const [direct, through] = await Promise.all([
      get(network, `${own}/`, headers),
      get(network, `${config.publicUrl}/`, headers),
    ]);
    const findings = [
      ...pageFindings(direct, through),
      ...(await purgeFindings(config.delivery.purge)),
    ];
    return findings.length > 0 ? findings : ok('pages arrive as the site sends them');
  },
};

export function pageFindings(direct: Answer, through: Answer): Finding[] {
  const findings: Finding[] = [];
  // A page that a CDN keeps may be older.
  const isSame = direct.headers.etag === through.headers.etag;
  if (isSame && direct.body !== through.body)
    findings.push(
      problem(
        'something between here and visitors changes the HTML, so scripts and styles are refused',
        'Turn off what rewrites pages, see “Put a CDN in front” in docs/operations.md.',
      ),
    );
  const changed = KEPT.filter((name) => isSame && direct.headers[name] !== through.headers[name]);
  if (changed.length > 0)
    findings.push(
      warning(
        `other headers arrive than the site sends: ${changed.join(', ')}`,
        'Let the proxy or the CDN pass on these headers.',
      ),
    );
  return findings;
}

async function purgeFindings(purge: { url: string } | null): Promise<Finding[]> {
  if (!purge) return [];
  const url = new URL(purge.url);
  try {
    await canConnect({ host: url.hostname, port: portOf(url) });
    return [ok(`PURGE_URL can be reached at ${url.host}`)];
  } catch (error) {
    if (isWithoutDns(error)) return [unknown(`PURGE_URL: ${reasonOf(error)}`)];
    return [problem(`PURGE_URL cannot be reached: ${reasonOf(error)}`, 'Correct it.')];
  }
}
