/** The copy of the built-in pages: one schema for each `content/pages/*.yaml`. */
import * as z from 'zod/mini';
import { Link } from './site.ts';

const text = z.string().check(z.trim(), z.minLength(1));

const Meta = z.strictObject({
  /** Without the brand, which is appended; empty for the brand alone. */
  title: z.string(),
  description: text,
  keywords: z.array(text),
});

const Plural = z.strictObject({ one: text, many: text });
const Field = z.strictObject({ label: text, hint: z.optional(text) });
const Section = z.strictObject({ title: text, text: z.optional(text) });

/** What the thank-you page says after one kind of submission. */
const THANKS = {
  secondTitle: text,
  submissionMessage: text,
  ctaText: text,
  ctaHighlight: text,
  buttonText: text,
  buttonLink: text,
};

/** When an office works, in hours of its own clock, and what it does in them. */
const OfficeDay = z.strictObject({
  from: z.number().check(z.gte(0), z.lt(24)),
  to: z.number().check(z.gt(0), z.lte(24)),
  text,
});

export const HomeCopy = z.strictObject({
  meta: Meta,
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lede: text,
    schedule: text,
    roles: Link,
    /** `{time}` of day in `{city}`. */
    clocks: text,
    /** An example of a profile; `{from}` and `{to}` are times of day in the first office. */
    profile: z.strictObject({
      label: text,
      name: text,
      role: text,
      badge: text,
      steps: z.array(text).check(z.minLength(2)),
      overlap: text,
      status: text,
    }),
  }),
  packages: z.strictObject({
    title: text,
    lede: text,
    previous: text,
    next: text,
    /** Packages `{from}` to `{to}` of `{total}` are in view. */
    position: text,
  }),
  why: z.strictObject({
    eyebrow: text,
    heading: text,
    lede: text,
    text,
    button: Link,
    /** `{name}` is the partner's. */
    partners: z.strictObject({ title: text, visit: text, pause: text, play: text }),
  }),
  /** The chart of the first two offices' working hours, on the clock of the first. */
  day: z.strictObject({
    title: text,
    zone: text,
    first: OfficeDay,
    second: OfficeDay,
    /** `{from}` and `{to}` are times of day. */
    overlap: text,
    handOff: text,
    morning: text,
    /** `{first}` and `{second}` are cities, `{firstFrom}` … `{secondTo}` times of day. */
    description: text,
    /** Added to it where there is an overlap. */
    overlapDescription: text,
  }),
  cases: z.strictObject({ title: text, lede: text, button: text }),
  voices: z.strictObject({
    title: text,
    tabs: z.strictObject({ customers: text, talents: text }),
    pause: text,
    play: text,
    previous: text,
    next: text,
    /** The `{number}`th of `{total}` testimonials. */
    position: text,
    story: text,
    /** Lies over the drawing. */
    badge: z.strictObject({ title: text, text }),
  }),
  deRisk: z.strictObject({ title: text, text, button: text }),
});

export const TalentsOnDemandCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  heading: text,
  lede: text,
  submitResume: text,
  list: z.strictObject({ heading: Plural, order: text, range: text, isNew: text }),
  empty: z.strictObject({ title: text, text, hint: text, retry: text }),
  aside: z.strictObject({ title: text, text, hint: text }),
  steps: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text })),
  }),
  detail: z.strictObject({
    back: text,
    roleSummary: text,
    minimumQualifications: text,
    preferredQualifications: text,
    responsibilities: text,
    benefits: text,
    hardSkills: text,
    apply: text,
    facts: z.strictObject({
      location: text,
      workMode: text,
      jobType: text,
      type: text,
      department: text,
      publishedAt: text,
      validThrough: text,
    }),
    contact: z.strictObject({ title: text, text }),
  }),
  unavailable: z.strictObject({ title: text, text, hint: text, button: text, similar: text }),
});

export const DropYourInfoCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  heading: text,
  /** `{job}` is the opening's name. */
  headingForJob: text,
  lede: text,
  ledeForJob: text,
  required: text,
  sections: z.strictObject({ you: Section, work: Section, skills: Section, resume: Section }),
  fields: z.strictObject({
    name: Field,
    email: Field,
    phone: Field,
    location: Field,
    role: Field,
    linkedin: Field,
    github: Field,
    portfolio: Field,
    languages: Field,
    frameworks: Field,
    softwares: Field,
    certifications: Field,
    message: Field,
    cv: Field,
  }),
  /** `{count}` characters. */
  remaining: Plural,
  select: z.strictObject({
    placeholder: text,
    none: text,
    failed: text,
    /** `{label}` is the field's. */
    open: text,
    /** `{label}` is the option's, in these three. */
    remove: text,
    added: text,
    removed: text,
    /** `{count}` options. */
    chosen: text,
  }),
  upload: z.strictObject({
    choose: text,
    replace: text,
    remove: text,
    dropHint: text,
    /** Name of the only accepted kind of file. */
    kind: text,
    unreadable: text,
    /** After a form came back from the server, which cannot give a file back. */
    again: text,
    /** `{percent}` of the form that has been sent. */
    progress: text,
    /** Everything is sent, the answer is awaited. */
    waiting: text,
    cancel: text,
    cancelled: text,
  }),
  captcha: z.strictObject({ label: text, working: text, done: text, failed: text, retry: text }),
  consent: text,
  submit: text,
  submitting: text,
  /** `{count}` fields. */
  summary: Plural,
  failed: z.strictObject({
    title: text,
    text,
    /** Where the form comes back without the file. */
    textWithoutFile: text,
    unreachable: text,
    unreadable: text,
    /** `{wait}` is a time span, for example "2 minutes". */
    tooMany: text,
    retry: text,
  }),
  restored: z.strictObject({ text, clear: text, cleared: text, undo: text }),
  noScript: text,
  aside: z.strictObject({ job: text, view: text }),
  /** What the page after sending says; `{name}` is the applicant's first name. */
  thanks: z.strictObject(THANKS),
});

export const SuccessfulSubmissionCopy = z.strictObject({
  meta: Meta,
  heading: text,
  headingWithName: text,
  ...THANKS,
  imageAlt: text,
});

export const ErrorsCopy = z.strictObject({
  notFound: z.strictObject({ title: text, text, links: z.array(Link) }),
  failed: z.strictObject({ title: text, text, retry: text }),
});

/** File name under `content/pages/` (without `.yaml`) to its schema. */
export const PAGE_COPY = {
  home: HomeCopy,
  'talents-on-demand': TalentsOnDemandCopy,
  'drop-your-info': DropYourInfoCopy,
  'successful-submission': SuccessfulSubmissionCopy,
  errors: ErrorsCopy,
} as const;

export type PageCopy = { [Name in keyof typeof PAGE_COPY]: z.infer<(typeof PAGE_COPY)[Name]> };
