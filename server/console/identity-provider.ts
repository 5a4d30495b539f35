/**
 * The provider of single sign-on: OpenID Connect with an authorization code, PKCE, state and nonce.
 * Nothing is fetched before someone signs in, so the start of the site does not depend on it.
 */
import type * as openid from 'openid-client';
import pLimit from 'p-limit';
import { isEmail, normalizeEmail } from '#contract/email-rules.ts';
import type { Identity, IdentityProvider, SsoRequest } from '#domain/staff/accounts/index.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { providerUnavailable, refuseUnreachable, ssoProblemOf } from './sso-problems.ts';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

type Library = typeof openid;
type Metadata = openid.ServerMetadata;

/** Loaded at the first sign-in, because few sites use it. */
const loadLibrary = () => import('openid-client');

/** Seconds for each request to the provider. */
const TIMEOUT = 5;

/** Milliseconds for which the provider's metadata, and a failure to fetch it, are remembered. */
const METADATA_LIFETIME = 5 * 60_000;
const FAILURE_LIFETIME = 10_000;

/** Sign-ins that ask the provider at the same time, and those that wait. */
const LIMITS = { running: 20, waiting: 100 };

/** Signatures by public keys. A list without `none` and HMAC, whose key could be a public one. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Characters of a `sub` (OpenID Connect Core, section 2). */
const SUBJECT_LENGTH = 255;

export function createIdentityProvider(settings: OidcSettings): IdentityProvider {
  const metadata = rememberedMetadata(settings);
  const limit = pLimit(LIMITS.running);
  const limited = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= LIMITS.waiting) throw providerUnavailable();
    return limit(work);
  };
  const configure = async () => {
    const library = await loadLibrary();
    return { library, configuration: configurationOf(library, settings, await metadata()) };
  };
  return {
    issuer: settings.issuer,
    signInUrl: async (request) => {
      const { library, configuration } = await configure().catch(refuseUnreachable);
      const url = library.buildAuthorizationUrl(configuration, {
        scope: 'openid email profile',
        redirect_uri: request.redirectUri,
        state: request.state,
        nonce: request.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: 'S256',
        ...(request.isStepUp && { prompt: 'login', max_age: '0' }),
      });
      const isHttp = url.protocol === 'http:' && isLocal(settings.issuer);
      if (url.protocol !== 'https:' && !isHttp) throw providerUnavailable();
      return url.href;
    },
    readIdentity: (query, request) =>
      limited(async () => {
        const { library, configuration } = await configure().catch(refuseUnreachable);
        try {
          return {
            ...(await exchangeCode(library, configuration, query, request)),
            issuer: settings.issuer,
          };
        } catch (error) {
          throw ssoProblemOf(library, error);
        }
      }),
  };
}

/**
 * The library fetches the keys once for each configuration. This one is new at each sign-in, so
 * rotated keys are known immediately.
 */
function configurationOf(
  library: Library,
  { issuer, clientId, clientSecret }: OidcSettings,
  server: Metadata,
): openid.Configuration {
  const { token_endpoint_auth_methods_supported: methods = [] } = server;
  const authentication = methods.includes('client_secret_post')
    ? library.ClientSecretPost(clientSecret)
    : library.ClientSecretBasic(clientSecret);
  const configuration = new library.Configuration(server, clientId, {}, authentication);
  configuration.timeout = TIMEOUT;
  configuration[library.customFetch] = boundedFetch;
  // Otherwise the library relies on TLS and does not verify the signature of the ID token.
  library.enableNonRepudiationChecks(configuration);
  if (isLocal(issuer)) library.allowInsecureRequests(configuration);
  return configuration;
}

/** The settings accept `http:` only for a provider on this machine. */
const isLocal = (issuer: string) => issuer.startsWith('http:');

function rememberedMetadata(settings: OidcSettings): () => Promise<Metadata> {
  let last: { metadata: Promise<Metadata>; until: number } | undefined;
  return () => {
    if (last && last.until > Date.now()) return last.metadata;
    const metadata = discoverProvider(settings);
    const remembered = { metadata, until: Date.now() + METADATA_LIFETIME };
    last = remembered;
    metadata.catch(() => {
      remembered.until = Date.now() + FAILURE_LIFETIME;
    });
    return metadata;
  };
}

/**
 * What the provider says about itself.
 * @throws if it does not answer, or is another one
 */
export async function discoverProvider({ issuer, clientId }: OidcSettings): Promise<Metadata> {
  const library = await loadLibrary();
  const configuration = await library.discovery(new URL(issuer), clientId, {}, undefined, {
    timeout: TIMEOUT,
    [library.customFetch]: boundedFetch,
    execute: isLocal(issuer) ? [library.allowInsecureRequests] : [],
  });
  // Without its function, so that the library can clone it.
  const { supportsPKCE: _, ...metadata } = configuration.serverMetadata();
  // The library accepts the issuer of several tenants of Microsoft, whose people have not been
  // checked by one company.
  if (new URL(metadata.issuer).href !== new URL(issuer).href) {
    throw new Error(`The provider calls itself ${metadata.issuer}, which is not OIDC_ISSUER`);
  }
  const { id_token_signing_alg_values_supported: algorithms = ['RS256'] } = metadata;
  return {
    ...metadata,
    id_token_signing_alg_values_supported: algorithms.filter((name) => ALGORITHMS.includes(name)),
  };
}

async function exchangeCode(
  library: Library,
  configuration: openid.Configuration,
  query: string,
  { redirectUri, state, nonce, codeVerifier }: SsoRequest,
): Promise<Omit<Identity, 'issuer'>> {
  const tokens = await library.authorizationCodeGrant(
    configuration,
    new URL(`${redirectUri}?${query.replace(/^\?/, '')}`),
    {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    },
  );
  const claims = tokens.claims();
  if (!claims || claims.sub.length > SUBJECT_LENGTH)
    throw new Error('The ID token has no usable sub');
  const email = typeof claims.email === 'string' ? normalizeEmail(claims.email) : '';
  const statedEmail = isEmail(email) ? email : '';
  return {
    subject: claims.sub,
    statedEmail,
    email: statedEmail && isVerified(claims) ? statedEmail : null,
    name: typeof claims.name === 'string' ? claims.name : '',
    authenticatedAt: claims.auth_time === undefined ? null : claims.auth_time * 1000,
  };
}

/**
 * Microsoft Entra ID has no `email_verified`. Its optional claim `xms_edov` says that the owner of
 * the address's domain is verified, as a boolean, a number or a text.
 */
const isVerified = ({ email_verified, xms_edov }: Record<string, unknown>) =>
  email_verified === true ||
  (email_verified === undefined && ['true', '1'].includes(String(xms_edov)));
