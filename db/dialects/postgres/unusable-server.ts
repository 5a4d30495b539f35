/** One line for the operator about a server that cannot be used. */
import { databaseName } from '#db/database-url.ts';
import { DatabaseUnusableError } from '#db/dialects/dialect.ts';

export function unusableServer(address: string, cause: unknown): DatabaseUnusableError {
  return new DatabaseUnusableError(`PostgreSQL at ${databaseName(address)}: ${reasonOf(cause)}`, {
    cause,
  });
}

/** Error codes for a certificate that no trusted authority has signed. */
const UNTRUSTED =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/;

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) {
    return cause.errors[0].message;
  }
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  if (!UNTRUSTED.test(code)) return cause.message;
  const fix =
    'set the file of its CA in DATABASE_URL: ?sslmode=verify-full&sslrootcert=/path/ca.pem';
  return `its certificate is not signed by a trusted authority (${cause.message}); ${fix}`;
}
