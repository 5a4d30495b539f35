/**
 * One address that sends forms as fast as they are answered, over many connections, from START on
 * (epoch milliseconds): `flooder.ts ORIGIN START SECONDS ADDRESS` prints how many answers of each
 * status it got. Writes to bare sockets, so that it takes little of the processors that it shares
 * with the server.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as until } from 'node:timers/promises';
import { applicationForm, pdf } from '#tests/application-form.ts';
import { MESSAGE } from '#tests/contact-message.ts';

const CONNECTIONS = 50;

const [origin = '', start = '', seconds = '', address = ''] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
const answers: Record<string, number> = {};

async function post(path: string, form: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request(origin + path, { method: 'POST', body: form, headers });
  const body = Buffer.from(await request.arrayBuffer());
  const head = [
    `POST /api/v1/public${path} HTTP/1.1`,
    `host: ${hostname}`,
    `x-forwarded-for: ${address}`,
    `content-type: ${request.headers.get('content-type')}`,
    `content-length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

const message = { ...MESSAGE, message: 'x'.repeat(900), captcha: 'none' };
const FORMS = [
  await post('/contact', JSON.stringify(message), { 'content-type': 'application/json' }),
  await post('/job-application', applicationForm({}, new Blob([pdf(60_000)]))),
];

await until(Number(start) - Date.now());
const end = performance.now() + Number(seconds) * 1000;

/** Sends over one connection until the time is over, and connects again where it is cut. */
function flood(form: Buffer): Promise<void> {
  return new Promise((done) => {
    const begin = () => {
      if (performance.now() > end) return done();
      let text = '';
      const socket: Socket = connect(Number(port), hostname, () => socket.write(form));
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
        const head = text.indexOf('\r\n\r\n');
        const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? Number.NaN);
        if (head < 0 || text.length < head + 4 + length) return;
        const status = text.slice(9, 12);
        answers[status] = (answers[status] ?? 0) + 1;
        text = '';
        if (performance.now() < end) socket.write(form);
        else socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (performance.now() < end) answers.cut = (answers.cut ?? 0) + 1;
        setImmediate(begin);
      });
    };
    begin();
    setTimeout(done, end - performance.now() + 500).unref();
  });
}

await Promise.all(
  Array.from({ length: CONNECTIONS }, (_, n) => flood(FORMS[n % FORMS.length] as Buffer)),
);
console.log(JSON.stringify(answers));
process.exit(0);
