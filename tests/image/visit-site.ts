/**
 * `node visit-site.ts ORIGIN INVITATION`: visits the site as a visitor, an applicant and staff, and
 * prints what it got as JSON. It is a program, because it runs in the network of a sandbox.
 */
import { applicationForm, postApplication, solveCaptcha } from '#tests/application-form.ts';
import { acceptWithPassword, openConsoleClient, tokenIn } from '#tests/console-client.ts';
import { textPdf } from '#tests/resume-pdf.ts';

const [origin = '', invitation = ''] = process.argv.slice(2);

const typeOf = async (path: string) => {
  const response = await fetch(new URL(path, origin));
  const bytes = await response.arrayBuffer();
  return `${response.status} ${response.headers.get('content-type')} ${bytes.byteLength > 0}`;
};

const page = await (await fetch(`${origin}/about`)).text();
const first = (pattern: RegExp) => pattern.exec(page)?.[1] ?? '/missing';

const resume = new Blob([textPdf('Okta and Laravel')], { type: 'application/pdf' });
const form = applicationForm({ captcha: await solveCaptcha(origin) }, resume);
const application = await postApplication(origin, form);
const { data } = (await application.json()) as { data?: { id: string } };

const staff = openConsoleClient({ origin });
const joined = await acceptWithPassword(staff, tokenIn(invitation));
const filePage = `/applications/${data?.id}/pages/1`;
const resumePage = await staff.call<{ text: string; width: number }>('GET', filePage);
const picture = await staff.call('GET', `${filePage}/picture`);

const results = {
  page: await typeOf('/about'),
  consolePage: await typeOf('/console'),
  style: await typeOf(first(/(\/assets\/[^"]+\.css)/)),
  photo: await typeOf(first(/(\/media\/[^" ]+\.(?:avif|webp))/)),
  share: await typeOf(first(/property="og:image" content="[^"]*?(\/share\/[^"]*)"/)),
  application: application.status,
  joined: joined.status,
  resume: { text: resumePage.data?.text, width: resumePage.data?.width },
  resumePicture: `${picture.status} ${picture.headers.get('content-type')}`,
};
console.log(JSON.stringify(results));
