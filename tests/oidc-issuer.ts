/**
 * A real provider of OpenID Connect on this machine: discovery, keys, PKCE, client authentication
 * and signed ID tokens. Each of its parts can be made to fail.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  xms_edov?: boolean | string | number;
  name?: string;
}

/** What the issuer does instead of what it should. */
export interface Faults {
  /** Claims that replace those of the ID token; undefined removes one. */
  claims?: Record<string, unknown>;
  /** `none`: not signed. `hmac`: signed with the client secret. `forged`: with another key. */
  signature?: 'none' | 'hmac' | 'forged';
  /** The person cancels: this error is sent instead of a code. */
  error?: string;
  /** Milliseconds before the token endpoint answers. */
  tokenDelay?: number;
  /** Status of the token endpoint. */
  tokenStatus?: number;
  /** Bytes of the token endpoint's answer. */
  tokenBytes?: number;
  /** Does not ask someone who is signed in to sign in again. */
  ignoresPrompt?: boolean;
}

export interface OidcIssuer {
  url: string;
  settings: Record<string, string>;
  /** Who is at the browser, and since when they are signed in, in seconds; null: just now. */
  person: Person;
  authTime: number | null;
  faults: Faults;
  /** Queries of the authorization endpoint. */
  requests: URLSearchParams[];
  /** Shows a page on which the person continues, instead of sending the browser back at once. */
  showsPage: boolean;
  /** Replaces the key; the former one is no longer published. */
  rotateKeys: () => Promise<void>;
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
}

const CLIENT_ID = 'setu-console';
const CLIENT_SECRET = 'client-s3cret';

interface Grant {
  request: URLSearchParams;
  person: Person;
  authTime: number;
}

const seconds = () => Math.floor(Date.now() / 1000);

export async function startOidcIssuer(): Promise<OidcIssuer> {
  const grants = new Map<string, Grant>();
  let key = await newKey();
  const otherKey = await newKey();
  let server: Server;
  let port = 0;

  const issuer: OidcIssuer = {
    url: '',
    settings: {},
    person: { sub: 'nobody' },
    authTime: null,
    faults: {},
    requests: [],
    showsPage: false,
    rotateKeys: async () => {
      key = await newKey();
    },
    goDown: () =>
      new Promise<void>((ended) => {
        server.close(() => ended());
        server.closeAllConnections();
      }),
    comeBack: listen,
  };

  async function listen(): Promise<void> {
    server = createServer((request, response) => {
      answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
    });
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    port = (server.address() as AddressInfo).port;
    // Another site than `localhost`, where browsers open the console.
    issuer.url = `http://127.0.0.1:${port}/realms/tarn`;
    issuer.settings = {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', issuer.url);
    switch (url.pathname.replace('/realms/tarn', '')) {
      case '/.well-known/openid-configuration':
        return sendJson(response, 200, metadata());
      case '/keys':
        return sendJson(response, 200, { keys: [key.jwk] });
      case '/authorize':
        return authorize(url.searchParams, response);
      case '/token':
        return sendToken(request, response);
      default:
        response.writeHead(404).end();
    }
  }

  const metadata = () => ({
    issuer: issuer.url,
    authorization_endpoint: `${issuer.url}/authorize`,
    token_endpoint: `${issuer.url}/token`,
    jwks_uri: `${issuer.url}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    // A careless provider also lists what must never be accepted.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  });

  /** The person is signed in without a page, unless `prompt` asks for a new sign-in. */
  function authorize(query: URLSearchParams, response: ServerResponse): void {
    issuer.requests.push(query);
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (issuer.faults.error) back.searchParams.set('error', issuer.faults.error);
    else {
      const code = randomUUID();
      const isNew = query.get('prompt') === 'login' && !issuer.faults.ignoresPrompt;
      if (isNew) issuer.authTime = null;
      const authTime = issuer.authTime ?? seconds();
      grants.set(code, { request: query, person: issuer.person, authTime });
      back.searchParams.set('code', code);
    }
    if (!issuer.showsPage) {
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
      <h1>Sign in</h1><a href="${back.href.replaceAll('&', '&amp;')}">Continue</a>`,
    );
  }

  async function sendToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { tokenDelay, tokenStatus, tokenBytes } = issuer.faults;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (tokenDelay) await new Promise((resolve) => setTimeout(resolve, tokenDelay));
    if (tokenStatus) return sendJson(response, tokenStatus, { error: 'server_error' });
    const form = new URLSearchParams(body);
    if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET)
      return sendJson(response, 401, { error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      !grant ||
      grant.request.get('code_challenge') !== challenge ||
      grant.request.get('redirect_uri') !== form.get('redirect_uri')
    )
      return sendJson(response, 400, { error: 'invalid_grant' });
    sendJson(response, 200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await idToken(grant),
      ...(tokenBytes && { padding: 'x'.repeat(tokenBytes) }),
    });
  }

  function idToken({ request, person, authTime }: Grant): Promise<string> | string {
    const { claims, signature } = issuer.faults;
    const payload = {
      iss: issuer.url,
      aud: CLIENT_ID,
      iat: seconds(),
      exp: seconds() + 300,
      nonce: request.get('nonce'),
      auth_time: authTime,
      ...person,
      ...claims,
    };
    if (signature === 'none') return new UnsecuredJWT(payload).encode();
    const token = new SignJWT(payload);
    if (signature === 'hmac')
      return token
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(CLIENT_SECRET));
    const signer = signature === 'forged' ? otherKey : key;
    return token.setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid ?? '' }).sign(signer.private);
  }

  await listen();
  return issuer;
}

async function newKey(): Promise<{ private: CryptoKey; jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  return { private: privateKey, jwk: { ...jwk, kid: randomUUID(), alg: 'RS256', use: 'sig' } };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
