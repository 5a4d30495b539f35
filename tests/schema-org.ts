/** The schema.org types that pages use, and the values that each property may have. */

/** Formats of a text or a number; other values are type names. */
export type Form = keyof typeof FORMS | (string & {});

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;
const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

export const FORMS = {
  /** Plain text: no tags, entities, or surrounding whitespace. */
  text: (value: unknown) =>
    matches(/\S/)(value) &&
    !matches(/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|undefined|\[object/i)(value) &&
    value === (value as string).trim(),
  html: matches(/^<(p|h[2-4]|ul|ol)\b[\s\S]*<\/(p|ul|ol)>\s*$/),
  url: (value: unknown) =>
    matches(/^https?:\/\/[^\s<>"]+$/)(value) && URL.canParse(value as string),
  template: matches(/^https?:\/\/[^\s<>"]+\{[a-z_]+\}[^\s<>"]*$/),
  moment: (value: unknown) => matches(MOMENT)(value) && !Number.isNaN(Date.parse(value as string)),
  year: matches(/^\d{4}$/),
  duration: matches(/^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/),
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  boolean: (value: unknown) => typeof value === 'boolean',
  currency: (value: unknown) => isText(value) && Intl.supportedValuesOf('currency').includes(value),
  language: (value: unknown) => isText(value) && /^[a-z]{2}(-[A-Z]{2})?$/.test(value),
  availability: matches(/^https:\/\/schema\.org\/(InStock|SoldOut|PreOrder)$/),
  eventStatus: matches(/^https:\/\/schema\.org\/Event(Scheduled|Cancelled|Postponed|Rescheduled)$/),
  attendance: matches(/^https:\/\/schema\.org\/(Online|Offline|Mixed)EventAttendanceMode$/),
  employment: matches(
    /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/,
  ),
  payUnit: matches(/^(HOUR|DAY|WEEK|MONTH|YEAR)$/),
  telecommute: matches(/^TELECOMMUTE$/),
} satisfies Record<string, (value: unknown) => boolean>;

type Properties = Record<string, readonly Form[]>;

/** Properties of every type. */
const THING: Properties = {
  name: ['text'],
  alternateName: ['text'],
  description: ['text'],
  url: ['url'],
  image: ['url', 'ImageObject'],
  sameAs: ['url'],
};

const CREATIVE_WORK: Properties = {
  ...THING,
  author: ['Organization', 'Person'],
  publisher: ['Organization', 'Person'],
  provider: ['Organization', 'Person'],
  datePublished: ['moment'],
  dateModified: ['moment'],
  headline: ['text'],
  inLanguage: ['language', 'Language'],
  isAccessibleForFree: ['boolean'],
  keywords: ['text'],
  mainEntity: ['Question', 'Person'],
  mainEntityOfPage: ['url'],
  offers: ['Offer'],
};

const ARTICLE: Properties = { ...CREATIVE_WORK, articleBody: ['text'], wordCount: ['number'] };

const EVENT: Properties = {
  ...THING,
  startDate: ['moment'],
  endDate: ['moment'],
  eventStatus: ['eventStatus'],
  eventAttendanceMode: ['attendance'],
  isAccessibleForFree: ['boolean'],
  location: ['Place', 'VirtualLocation'],
  offers: ['Offer'],
  organizer: ['Organization', 'Person'],
  performer: ['Organization', 'Person'],
};

const LIST: Properties = { ...THING, itemListElement: ['ListItem'], numberOfItems: ['number'] };

export const SCHEMA: Record<string, Properties> = {
  AboutPage: CREATIVE_WORK,
  Answer: { ...CREATIVE_WORK, text: ['text'] },
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  BreadcrumbList: LIST,
  CollectionPage: CREATIVE_WORK,
  ContactPage: CREATIVE_WORK,
  ContactPoint: { ...THING, contactType: ['text'], email: ['text'], telephone: ['text'] },
  Country: THING,
  Course: { ...CREATIVE_WORK, hasCourseInstance: ['CourseInstance'] },
  CourseInstance: {
    ...EVENT,
    courseMode: ['text'],
    courseWorkload: ['duration'],
    instructor: ['Person'],
  },
  EntryPoint: { ...THING, urlTemplate: ['template'] },
  Event: EVENT,
  FAQPage: CREATIVE_WORK,
  ImageObject: { ...CREATIVE_WORK, width: ['number'], height: ['number'] },
  ItemList: LIST,
  JobPosting: {
    ...THING,
    title: ['text'],
    // The only text that must be HTML.
    description: ['html'],
    datePosted: ['moment'],
    validThrough: ['moment'],
    employmentType: ['employment'],
    hiringOrganization: ['Organization'],
    identifier: ['PropertyValue'],
    directApply: ['boolean'],
    jobLocationType: ['telecommute'],
    applicantLocationRequirements: ['Country'],
    jobLocation: ['Place'],
    skills: ['text'],
    qualifications: ['text'],
    responsibilities: ['text'],
    jobBenefits: ['text'],
    baseSalary: ['MonetaryAmount'],
    totalJobOpenings: ['number'],
    workHours: ['text'],
  },
  Language: THING,
  LearningResource: { ...CREATIVE_WORK, timeRequired: ['duration'] },
  ListItem: { ...THING, position: ['number'], item: ['url'] },
  MonetaryAmount: { ...THING, currency: ['currency'], value: ['QuantitativeValue'] },
  Offer: {
    ...THING,
    category: ['text'],
    price: ['number'],
    priceCurrency: ['currency'],
    priceSpecification: ['PriceSpecification', 'UnitPriceSpecification'],
    availability: ['availability'],
    validFrom: ['moment'],
  },
  Organization: {
    ...THING,
    address: ['PostalAddress'],
    contactPoint: ['ContactPoint'],
    email: ['text'],
    telephone: ['text'],
    logo: ['ImageObject'],
    slogan: ['text'],
  },
  Person: { ...THING, jobTitle: ['text'], worksFor: ['Organization'] },
  Place: { ...THING, address: ['PostalAddress'] },
  PostalAddress: {
    ...THING,
    streetAddress: ['text'],
    addressLocality: ['text'],
    addressRegion: ['text'],
    postalCode: ['text'],
    addressCountry: ['text'],
  },
  PriceSpecification: { ...THING, minPrice: ['number'], priceCurrency: ['currency'] },
  ProfilePage: CREATIVE_WORK,
  PropertyValue: { ...THING, value: ['text'] },
  QuantitativeValue: {
    ...THING,
    value: ['number'],
    minValue: ['number'],
    maxValue: ['number'],
    unitText: ['payUnit'],
  },
  Question: { ...CREATIVE_WORK, acceptedAnswer: ['Answer'] },
  SearchAction: { ...THING, target: ['EntryPoint'], 'query-input': ['text'] },
  Service: { ...THING, provider: ['Organization'], offers: ['Offer'] },
  UnitPriceSpecification: {
    ...THING,
    minPrice: ['number'],
    priceCurrency: ['currency'],
    unitCode: ['text'],
  },
  VideoObject: {
    ...CREATIVE_WORK,
    thumbnailUrl: ['url'],
    uploadDate: ['moment'],
    duration: ['duration'],
    contentUrl: ['url'],
    embedUrl: ['url'],
  },
  VirtualLocation: THING,
  WebPage: CREATIVE_WORK,
  WebSite: { ...CREATIVE_WORK, potentialAction: ['SearchAction'] },
};
