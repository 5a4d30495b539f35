/** How `SMTP_URL` is used: a password leaves this machine over TLS only. */

/** Switches of nodemailer that a URL can carry, and that decide about STARTTLS. */
const TLS_SWITCHES = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

/** The URL, and whether a connection without TLS is ended before anybody signs in. */
export function smtpConnection(smtpUrl: string): { url: string; requireTLS: boolean } {
  if (!needsTls(smtpUrl)) return { url: smtpUrl, requireTLS: false };
  const url = new URL(smtpUrl);
  // What stands in the URL goes before other options.
  for (const name of TLS_SWITCHES) url.searchParams.delete(name);
  return { url: url.href, requireTLS: true };
}

/** Whether there is a password that another machine would hear. */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, username, password, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username + password !== '' && !isLoopback(hostname);
}

function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

/** The password as it stands in the URL, as it is, and as it is sent when signing in. */
export function passwordsOf(smtpUrl: string): string[] {
  const { username, password } = new URL(smtpUrl);
  if (password === '') return [];
  const [user, plain] = [username, password].map(decoded) as [string, string];
  const encoded = [plain, `\0${user}\0${plain}`].map((text) =>
    Buffer.from(text).toString('base64'),
  );
  return [password, plain, ...encoded];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is probably not meant in an `SMTP_URL`, for the operator. */
export function smtpWarnings(smtpUrl: string): string[] {
  const { searchParams } = new URL(smtpUrl);
  const isOff =
    searchParams.get('requireTLS') === 'false' ||
    ['ignoreTLS', 'opportunisticTLS'].some((name) => searchParams.get(name) === 'true');
  return [
    ...(isOff && needsTls(smtpUrl)
      ? ['SMTP_URL turns TLS off but has a password: it is sent over TLS only, or not at all']
      : []),
    ...(searchParams.get('tls.rejectUnauthorized') === 'false'
      ? ['SMTP_URL accepts any certificate: whoever is between here and the server reads all mails']
      : []),
  ];
}
