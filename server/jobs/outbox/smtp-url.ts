/** Reads `SMTP_URL`. A password is sent to another machine over TLS only. */

/** Options of nodemailer that control STARTTLS, and that a URL can contain. */
const TLS_OPTIONS = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

/** With `requireTLS`, a connection without TLS is closed before the password is sent. */
export function smtpConnection(smtpUrl: string): { url: string; requireTLS: boolean } {
  if (!needsTls(smtpUrl)) return { url: smtpUrl, requireTLS: false };
  const url = new URL(smtpUrl);
  // Options in the URL override others.
  for (const name of TLS_OPTIONS) url.searchParams.delete(name);
  return { url: url.href, requireTLS: true };
}

/** Whether there are credentials that would reach another machine unencrypted. */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, username, password, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username + password !== '' && !isLoopback(hostname);
}

function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

/** All forms of the password that could be logged: URL-encoded, plain, and as sent to sign in. */
export function passwordsOf(smtpUrl: string): string[] {
  const { username, password } = new URL(smtpUrl);
  if (password === '') return [];
  const [user, plain] = [username, password].map(decode) as [string, string];
  const encoded = [plain, `\0${user}\0${plain}`].map((text) =>
    Buffer.from(text).toString('base64'),
  );
  return [password, plain, ...encoded];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Options that are probably a mistake, for the operator. */
export function smtpWarnings(smtpUrl: string): string[] {
  const { searchParams } = new URL(smtpUrl);
  const isTlsOff =
    searchParams.get('requireTLS') === 'false' ||
    ['ignoreTLS', 'opportunisticTLS'].some((name) => searchParams.get(name) === 'true');
  return [
    ...(isTlsOff && needsTls(smtpUrl)
      ? ['SMTP_URL turns TLS off but has a password: it is sent only over TLS, so sending may fail']
      : []),
    ...(searchParams.get('tls.rejectUnauthorized') === 'false'
      ? [
          'SMTP_URL accepts any certificate, so anyone between this machine and the server can read mails',
        ]
      : []),
  ];
}
