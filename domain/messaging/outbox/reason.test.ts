import { expect, test } from 'vitest';
import { reasonOf } from './reason.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.example.com', 'unreachable'],
  ['Connection timeout', 'unreachable'],
  ['Invalid greeting. response=554 5.7.1 No: 554 5.7.1 No', 'unreachable'],
  ['The webhook answered 503', 'unreachable'],
  ['self-signed certificate', 'certificate'],
  ["Hostname/IP does not match certificate's altnames: Host: a. is not cert's", 'certificate'],
  ['The mail server did not start TLS, and nothing is sent without it: 502', 'no-tls'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'sign-in'],
  ['Mail command failed: 554 5.7.1 Sender not verified', 'sender-refused'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", 'no-mailbox'],
  ["Can't send mail - all recipients were rejected: 550 No such user here", 'no-mailbox'],
  ["Can't send mail - all recipients were rejected: 552 5.2.2 Over quota", 'mailbox-full'],
  ["Can't send mail - all recipients were rejected: 450 4.2.0 Greylisted", 'busy'],
  ["Can't send mail - all recipients were rejected: 554 5.7.1 Relay denied", 'mail-refused'],
  ['Message failed: 552 5.3.4 Too big', 'too-large'],
  ['Message failed: 554 5.7.1 Blocked', 'mail-refused'],
  ['read ECONNRESET', 'cut-off'],
  ['Connection closed unexpectedly', 'cut-off'],
  ['The webhook answered 410', 'gone'],
  ['The webhook answered 401', 'not-allowed'],
  ['The webhook answered 404', 'not-found'],
  ['The webhook answered 308, a redirect to x.example, which is not followed', 'redirect'],
  ['HubSpot answered 400: {}', 'record-refused'],
  ['Not sent: it is more than three days late', 'too-late'],
  ['Each attempt ended with the process', 'crashed'],
  ['Something else', 'other'],
])('%s is %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test('no error has no reason', () => {
  expect(reasonOf(null)).toBeNull();
});
