/** The copy of the built-in pages: one schema for each `content/pages/*.yaml`. */
import * as z from 'zod/mini';
import { mapDetails } from './applications.ts';
import { Card, Field, LinkCard, Meta, PageTop, Section, Thanks, text } from './copy-parts.ts';
import {
  AuthorCopy,
  BlogCopy,
  BrandBlogCopy,
  HubStoriesCopy,
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
import { PlainPage } from './pages/plain-page.ts';
import { PrivacyPolicyCopy } from './pages/privacy-policy.ts';
import { SearchCopy } from './pages/search.ts';
import { SecurityAndContractsCopy } from './pages/security-and-contracts.ts';
import { PackagePage, ServicePackagesCopy } from './pages/service-packages.ts';
import { SolutionPage } from './pages/solutions.ts';
import { StoryPage } from './pages/stories.ts';
import { JobPagesCopy } from './pages/talents-on-demand.ts';
import { Link, path } from './site.ts';

export const DropYourInfoCopy = z.strictObject({
  ...PageTop,
  breadcrumb: text,
  /** `{job}` is the job's name. */
  headingForJob: text,
  ledeForJob: text,
  required: text,
  /** The file to have ready, the time needed, and when the answer comes (`{days}` working days). */
  needs: z.strictObject({ title: text, file: Card, time: Card, answer: Card }),
  /** `questions` are the job's own questions, `more` are the optional fields. */
  sections: z.strictObject({ you: Section, resume: Section, questions: Section, more: Section }),
  fields: z.strictObject({
    name: Field,
    email: Field,
    phone: Field,
    role: Field,
    ...mapDetails(() => Field),
    languages: Field,
    frameworks: Field,
    softwares: Field,
    certifications: Field,
    message: Field,
    cv: Field,
  }),
  /** Accessible name of the list of countries beside the phone number, if there are several. */
  phoneCountry: z.optional(text),
  /** Error for an impossible phone number. With several countries, an example follows it. */
  wrongPhone: text,
  /** Labels of the options of a `yes-no` question. */
  yesNo: z.strictObject({ yes: text, no: text }),
  /** Default option of an optional question with choices. */
  noAnswer: text,
  select: z.strictObject({
    /** Above the lists. */
    intro: text,
    placeholder: text,
    none: text,
    failed: text,
    /** `{label}` is the field's. */
    open: text,
    /** `{label}` is the option's, also in the next two. */
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
    /** Name of the only accepted file type. */
    kind: text,
    unreadable: text,
    /**
     * Asks for the file again after the server returned the form, which cannot include the file.
     */
    chooseAgain: text,
    /** `{percent}` of the upload. */
    progress: text,
    /** Shown when everything is uploaded and the response is pending. */
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
    /** Used if the form is shown again without the file. */
    textWithoutFile: text,
    unreachable: text,
    unreadable: text,
    retry: text,
  }),
  restored: z.strictObject({ text, clear: text, cleared: text, undo: text }),
  /**
   * For an application to `{role}` made offline: queued on the device for at most `{days}` days.
   */
  waiting: z.strictObject({
    title: text,
    texts: z.array(text),
    tryNow: text,
    trying: text,
    /** After an attempt without a connection. */
    stillOffline: text,
    edit: text,
    discard: text,
    /** Announced on any page; followed by the reference number. */
    sent: text,
    /** Links to the page about the next steps. */
    next: text,
    /** Announced on any page; followed by the reason. */
    refused: text,
    /** The application was queued for too long. */
    expired: text,
    /** Links to the form. */
    open: text,
  }),
  noScript: text,
  aside: z.strictObject({ job: text, view: text }),
  /** The target of an application without a job. */
  talentPool: text,
  /** The thank-you page: `{role}`, and an answer within `{days}` working days. */
  thanks: Thanks,
  /** Precedes the message; `{reference}` is the reference number. */
  reference: text,
});

export const SuccessfulSubmissionCopy = z.strictObject({
  meta: Meta,
  heading: text,
  headingWithName: text,
  ...Thanks.shape,
  imageAlt: text,
  /** Further links: a group applies if the button leads to one of `after`, else `usual`. */
  next: z.strictObject({
    title: text,
    groups: z.array(z.strictObject({ after: z.array(path), ways: z.array(LinkCard) })),
    usual: z.array(LinkCard),
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
  'talents-on-demand': JobPagesCopy,
  'drop-your-info': DropYourInfoCopy,
  'successful-submission': SuccessfulSubmissionCopy,
  cares: CaresCopy,
  'impact-stories': ImpactStoriesCopy,
  'privacy-policy': PrivacyPolicyCopy,
  'security-and-contracts': SecurityAndContractsCopy,
  'brand-blog': BrandBlogCopy,
  newsletter: NewsletterPageCopy,
  'service-packages': ServicePackagesCopy,
  'blogs-and-insights': BlogCopy,
  'hub-stories': HubStoriesCopy,
  'learning-hub': LearningHubCopy,
  whitepapers: WhitepapersCopy,
  search: SearchCopy,
  author: AuthorCopy,
  events: EventsCopy,
  'trainings-and-certifications': TrainingsCopy,
  errors: ErrorsCopy,
  offline: OfflineCopy,
} as const;

export type PageCopy = { [Name in keyof typeof PAGE_COPY]: z.infer<(typeof PAGE_COPY)[Name]> };

/** Folder under `content/pages/` to the schema of each file in it; the file's name is its slug. */
export const PAGE_FOLDERS = {
  solutions: SolutionPage,
  'service-packages': PackagePage,
  stories: StoryPage,
  'partner-stories': PartnerStory,
  plain: PlainPage,
} as const;
export type PageFolder = keyof typeof PAGE_FOLDERS;
export type PageFolders = { [Folder in PageFolder]: z.infer<(typeof PAGE_FOLDERS)[Folder]> };
