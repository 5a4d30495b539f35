/** Makes a certificate that signs itself, with any host and any dates. */
import { generateKeyPairSync, sign } from 'node:crypto';

interface CertificateFacts {
  /** A DNS name. */
  host: string;
  /** Epoch milliseconds. */
  from?: number;
  until: number;
}

type Bytes = Uint8Array<ArrayBufferLike>;

/** One element of DER: https://www.itu.int/rec/T-REC-X.690 */
function element(tag: number, ...contents: Bytes[]): Buffer {
  const body = Buffer.concat(contents);
  const { length } = body;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...contents: Bytes[]) => element(0x30, ...contents);
const hex = (text: string) => Buffer.from(text, 'hex');

const COMMON_NAME = element(0x06, hex('550403'));
const SUBJECT_ALT_NAME = element(0x06, hex('551d11'));
const BASIC_CONSTRAINTS = element(0x06, hex('551d13'));
const ECDSA_WITH_SHA256 = sequence(element(0x06, hex('2a8648ce3d040302')));
const TRUE = element(0x01, hex('ff'));

/** GeneralizedTime. */
const time = (milliseconds: number) =>
  element(
    0x18,
    Buffer.from(`${new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`),
  );

const nameOf = (text: string) =>
  sequence(element(0x31, sequence(COMMON_NAME, element(0x0c, Buffer.from(text)))));

export function makeCertificate({ host, from = Date.now() - 86_400_000, until }: CertificateFacts) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const altNames = sequence(element(0x82, Buffer.from(host)));
  const extensions = sequence(
    sequence(BASIC_CONSTRAINTS, TRUE, element(0x04, sequence(TRUE))),
    sequence(SUBJECT_ALT_NAME, element(0x04, altNames)),
  );
  const content = sequence(
    element(0xa0, element(0x02, hex('02'))),
    element(0x02, hex('01')),
    ECDSA_WITH_SHA256,
    nameOf(host),
    sequence(time(from), time(until)),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, extensions),
  );
  const signature = sign('sha256', content, privateKey);
  const der = sequence(content, ECDSA_WITH_SHA256, element(0x03, hex('00'), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  const cert = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
}
