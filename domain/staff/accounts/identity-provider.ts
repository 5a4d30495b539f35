/** What signing in needs of the provider of single sign-on (OpenID Connect). */

/** The values of one request, which the provider's response must match. */
export interface SsoRequest {
  state: string;
  nonce: string;
  /** For PKCE (RFC 7636). */
  codeVerifier: string;
  redirectUri: string;
  /** The provider must ask the person to sign in even if they already are. */
  isStepUp: boolean;
}

/** A person, as an ID token whose signature and claims have been verified describes them. */
export interface Identity {
  issuer: string;
  /** The provider's id of the person, which never changes. */
  subject: string;
  /** Null if the provider does not say that the person owns the address. */
  email: string | null;
  /** The address in any case, for messages. */
  statedEmail: string;
  /** Empty if unknown. */
  name: string;
  /** When the person last signed in to the provider, epoch milliseconds; null if unknown. */
  authenticatedAt: number | null;
}

export interface IdentityProvider {
  issuer: string;
  /**
   * The URL at which the person signs in.
   * @throws ProblemError `unavailable`
   */
  signInUrl(request: SsoRequest): Promise<string>;
  /**
   * Reads who signed in.
   * @param query of the URL to which the provider sent the browser
   * @throws ProblemError `sign-in-refused` or `unavailable`
   */
  readIdentity(query: string, request: SsoRequest): Promise<Identity>;
}
