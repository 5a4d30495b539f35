import type { FormQuestion, JobQuestion } from '#contract/job-questions.ts';
import type { ProfileName } from '#contract/profile-names.ts';
import { requiredProfiles } from '#contract/profile-questions.ts';
import type { Site } from '#contract/site.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import { applicationRules } from '#domain/hiring/application-rules.ts';
import { listSkillOptions } from '#domain/hiring/check-application.ts';
import { openJobs } from '#domain/hiring/jobs/index.ts';
import { APPLICATION, receive } from '#domain/inbox/submissions/index.ts';
import { coverMessage, inventCareer, resumeLines } from './applicant-texts.ts';
import type { Chance } from './chance.ts';
import { inventPerson, type Person } from './people.ts';
import { resumePdf } from './resume-pdf.ts';

const DAY = 86_400_000;

export interface DemoApplicant {
  id: string;
  submittedAt: number;
}

/** Stores applications of invented people, spread over the last 45 days. */
export async function fillApplicants(
  db: Db,
  chance: Chance,
  { site, count, consent, now }: { site: Site; count: number; consent: string; now: number },
): Promise<DemoApplicant[]> {
  const options = await listSkillOptions(db);
  const jobs = await openJobs(db, now)
    .select(['slug', 'name', 'published_at', 'questions'])
    .execute();
  const rules = applicationRules(site, '');
  const applicants: DemoApplicant[] = [];
  let lastPerson: Person | undefined;
  for (let n = 0; n < count; n++) {
    // Now and then a person applies twice.
    const person =
      chance.isHit(0.05) && lastPerson ? lastPerson : inventPerson(chance, townsIn(site));
    lastPerson = person;
    const submittedAt = now - Math.floor(chance.next() ** 2 * 45 * DAY) - 60_000;
    const publishedJobs = jobs.filter(({ published_at: publishedAt }) => publishedAt < submittedAt);
    const job = chance.isHit(0.85) && publishedJobs.length > 0 ? chance.pick(publishedJobs) : null;
    const career = inventCareer(chance);
    const skills = SKILL_LISTS.map((list) => [list, chance.some(options[list], 4)] as const);
    const labels = skills.flatMap(([, picks]) => picks.map(({ label }) => label));
    const { id } = await receive(
      db,
      APPLICATION,
      {
        fields: {
          ...fieldsOf(person, site, chance),
          ...Object.fromEntries(skills.map(([list, picks]) => [list, idsOf(picks)])),
          role: job?.name ?? chance.pick(ROLES),
          message: coverMessage(chance, career, person.town),
          jobId: job?.slug ?? '',
          answers: answersTo([...questionsOf(job), ...rules.links], chance),
        },
        resume: {
          name: `${person.first}-${person.last}.pdf`.toLowerCase(),
          bytes: resumePdf(person.name, [
            ...[`${person.town}  -  ${person.email}  -  ${person.phone}`, ''],
            ...resumeLines(chance, career, labels),
          ]),
        },
        rules,
      },
      {
        captchaKey: null,
        verified: chance.isHit(0.95),
        idempotencyKey: null,
        ipHash: '',
        consent,
        page: {
          route: job ? `/talents-on-demand/${job.slug}` : '/drop-your-info',
          title: '',
        },
        now: submittedAt,
      },
    );
    applicants.push({ id, submittedAt });
  }
  return applicants;
}

const ROLES = ['Backend developer', 'Test engineer', 'Product designer', 'Data analyst'] as const;

/** The cities of the offices by whose clock the pack counts, or else of all offices. */
export function townsIn({ offices, timeZone, name }: Site): string[] {
  const near = offices.filter((office) => office.timeZone === timeZone);
  const cities = (near.length > 0 ? near : offices).map(({ city }) => city);
  return cities.length > 0 ? cities : [name];
}

const countryOf = ({ country }: Site) =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;

function fieldsOf(person: Person, site: Site, chance: Chance): Record<string, string> {
  const handle = `${person.first}-${person.last}`.toLowerCase();
  const required = requiredProfiles(site.profiles);
  const isRequired = (name: ProfileName) => required.includes(name);
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: `${person.town}, ${countryOf(site)}`,
    linkedin: handle,
    ...((chance.isHit(0.7) || isRequired('github')) && { github: handle }),
    ...((chance.isHit(0.3) || isRequired('portfolio')) && {
      portfolio: `https://${handle}.example`,
    }),
  };
}

const idsOf = (picks: readonly { id: string }[]) => JSON.stringify(picks.map(({ id }) => id));

const questionsOf = (job: { questions: string } | null) =>
  JSON.parse(job?.questions ?? '[]') as JobQuestion[];

/** JSON of an answer to each question. */
function answersTo(questions: readonly FormQuestion[], chance: Chance): string {
  const answers = questions.map((question) => [question.id, answerTo(question, chance)]);
  return JSON.stringify(Object.fromEntries(answers));
}

function answerTo(question: FormQuestion, chance: Chance): string {
  if (question.kind === 'link') return `https://${question.hosts[0] ?? 'profiles.example'}/me`;
  if (question.choices.length > 0) return chance.pick(question.choices);
  return 'Yes, for two years, in a team of five.';
}
