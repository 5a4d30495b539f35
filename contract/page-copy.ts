/** The copy of the built-in pages: one schema for each `content/pages/*.yaml`. */
import * as z from 'zod/mini';
import { eachDetail } from './applications.ts';
import { Card, Field, Meta, PageOpening, Section, Thanks, text, WayOn } from './copy-parts.ts';
import {
  AuthorCopy,
  BlogCopy,
  BrandBlogCopy,
  ExperienceNepalCopy,
  LearningHubCopy,
  WhitepapersCopy,
} from './pages/articles.ts';
import { BUSINESS_PAGES } from './pages/businesses.ts';
import { CAREER_PAGES } from './pages/careers.ts';
import { CaresCopy, ImpactStoriesCopy } from './pages/cares.ts';
import { COMPANY_PAGES } from './pages/company.ts';
import { EventsCopy, TrainingsCopy } from './pages/events.ts';
import { HomeCopy } from './pages/home.ts';
import { NewsletterPageCopy } from './pages/newsletter.ts';
import { OfflineCopy } from './pages/offline.ts';
import { PartnerStory } from './pages/partner-stories.ts';
import { PrivacyPolicyCopy } from './pages/privacy-policy.ts';
import { PackagePage, ServicePackagesCopy } from './pages/service-packages.ts';
import {
  BuildMyAppCopy,
  DesignMyAppCopy,
  ImplementIdentityManagementCopy,
  ReviewMyAppCopy,
  RoadmapMyAppCopy,
  StaffAugmentationCopy,
} from './pages/solutions.ts';
import { StoryPage } from './pages/stories.ts';
import { TalentsOnDemandCopy } from './pages/talents-on-demand.ts';
import { Link, path } from './site.ts';

export const DropYourInfoCopy = z.strictObject({
  ...PageOpening,
  breadcrumb: text,
  /** `{job}` is the opening's name. */
  headingForJob: text,
  ledeForJob: text,
  required: text,
  /** What it takes, before anybody begins: the file, the time, the answer (`{days}` working days). */
  needs: z.strictObject({ title: text, file: Card, time: Card, answer: Card }),
  /** `questions` are an opening's own, `more` is what a first answer does without. */
  sections: z.strictObject({ you: Section, resume: Section, questions: Section, more: Section }),
  fields: z.strictObject({
    name: Field,
    email: Field,
    phone: Field,
    role: Field,
    ...eachDetail(() => Field),
    languages: Field,
    frameworks: Field,
    softwares: Field,
    certifications: Field,
    message: Field,
    cv: Field,
  }),
  /** Answered for a phone number that cannot be one. */
  wrongPhone: text,
  /** What a question of an opening is answered with that asks for no more. */
  yesNo: z.strictObject({ yes: text, no: text }),
  /** The choice that stands until another one is made, where a question need not be answered. */
  noAnswer: text,
  select: z.strictObject({
    /** Above the lists. */
    intro: text,
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
  consent: text,
  privacy: Link,
  submit: text,
  submitting: text,
  failed: z.strictObject({
    title: text,
    text,
    /** Where the form comes back without the file. */
    textWithoutFile: text,
    unreachable: text,
    unreadable: text,
    retry: text,
  }),
  restored: z.strictObject({ text, clear: text, cleared: text, undo: text }),
  /** Of an application that is sent when there is a line, for `{role}`, and waits for `{days}` days at most. */
  waiting: z.strictObject({
    title: text,
    texts: z.array(text),
    tryNow: text,
    trying: text,
    /** After a try that has reached nobody. */
    stillNone: text,
    edit: text,
    discard: text,
    /** Said on any page; the reference follows. */
    sent: text,
    /** Leads to the page that says what happens next. */
    next: text,
    /** Said on any page; the reason follows. */
    refused: text,
    /** It has waited too long. */
    expired: text,
    /** Leads to the form. */
    open: text,
  }),
  noScript: text,
  aside: z.strictObject({ job: text, view: text }),
  /** What is applied for where no opening is named. */
  talentPool: text,
  /** What the page after sending says of `{role}`, and of an answer within `{days}` working days. */
  thanks: Thanks,
  /** Before its message; `{reference}` is what the applicant can name the application by. */
  reference: text,
});

export const SuccessfulSubmissionCopy = z.strictObject({
  meta: Meta,
  heading: text,
  headingWithName: text,
  ...Thanks.shape,
  imageAlt: text,
  /** Below: pages for whoever is led to one of `after` by the button, and for all others. */
  next: z.strictObject({
    title: text,
    groups: z.array(z.strictObject({ after: z.array(path), ways: z.array(WayOn) })),
    usual: z.array(WayOn),
  }),
});

export const ErrorsCopy = z.strictObject({
  notFound: z.strictObject({ title: text, text, links: z.array(Link) }),
  failed: z.strictObject({ title: text, text, retry: text }),
});

/** File name under `content/pages/` (without `.yaml`) to its schema. */
export const PAGE_COPY = {
  ...BUSINESS_PAGES,
  ...CAREER_PAGES,
  ...COMPANY_PAGES,
  home: HomeCopy,
  'talents-on-demand': TalentsOnDemandCopy,
  'drop-your-info': DropYourInfoCopy,
  'successful-submission': SuccessfulSubmissionCopy,
  cares: CaresCopy,
  'impact-stories': ImpactStoriesCopy,
  'privacy-policy': PrivacyPolicyCopy,
  'brand-blog': BrandBlogCopy,
  newsletter: NewsletterPageCopy,
  'design-my-app': DesignMyAppCopy,
  'roadmap-my-app': RoadmapMyAppCopy,
  'build-my-app': BuildMyAppCopy,
  'staff-augmentation': StaffAugmentationCopy,
  'review-my-app': ReviewMyAppCopy,
  'implement-identity-management': ImplementIdentityManagementCopy,
  'service-packages': ServicePackagesCopy,
  'blogs-and-insights': BlogCopy,
  'experience-nepal': ExperienceNepalCopy,
  'learning-hub': LearningHubCopy,
  whitepapers: WhitepapersCopy,
  author: AuthorCopy,
  events: EventsCopy,
  'trainings-and-certifications': TrainingsCopy,
  errors: ErrorsCopy,
  offline: OfflineCopy,
} as const;

export type PageCopy = { [Name in keyof typeof PAGE_COPY]: z.infer<(typeof PAGE_COPY)[Name]> };

/** Folder under `content/pages/` to the schema of each file in it; the file's name is its slug. */
export const PAGE_FOLDERS = {
  'service-packages': PackagePage,
  stories: StoryPage,
  'partner-stories': PartnerStory,
} as const;
export type PageFolder = keyof typeof PAGE_FOLDERS;
export type PageFolders = { [Folder in PageFolder]: z.infer<(typeof PAGE_FOLDERS)[Folder]> };
