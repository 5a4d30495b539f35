/**
 * The properties that Google Search requires or recommends for each rich result type, by its
 * documentation (developers.google.com/search/docs/appearance/structured-data). A property may be a
 * path; `one|other` accepts either.
 */
export interface GoogleProperties {
  /** Title of the documentation page. */
  page: string;
  required: readonly string[];
  recommended: readonly string[];
  /** Recommended properties that no page has, with the reason. */
  omitted?: Readonly<Record<string, string>>;
}

const ARTICLE: GoogleProperties = {
  page: 'Article',
  required: [],
  recommended: [
    'author',
    'author.name',
    'author.url',
    'dateModified',
    'datePublished',
    'headline',
    'image',
  ],
};

const NO_NUMBER = 'the pack has no such number';
const NO_SHOP = 'the site sells and ships nothing';

export const GOOGLE: Record<string, GoogleProperties> = {
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  BreadcrumbList: {
    page: 'Breadcrumb',
    required: [
      'itemListElement',
      'itemListElement.position',
      'itemListElement.name',
      'itemListElement.item',
    ],
    recommended: [],
  },
  Course: {
    page: 'Course info',
    required: [
      'name',
      'description',
      'provider.name',
      'offers.category',
      'hasCourseInstance.courseMode',
      'hasCourseInstance.courseSchedule|hasCourseInstance.courseWorkload',
    ],
    recommended: ['hasCourseInstance.instructor.name', 'image', 'inLanguage', 'offers.price'],
  },
  Event: {
    page: 'Event',
    required: ['name', 'startDate', 'location', 'location.address|location.url'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'location.name|location.url',
      'offers.availability',
      'offers.price',
      'offers.priceCurrency',
      'offers.url',
      'offers.validFrom',
      'organizer.name',
      'organizer.url',
      'performer.name',
      'previousStartDate',
    ],
    omitted: {
      previousStartDate: 'a moved event is a new event: its former date is not stored',
    },
  },
  FAQPage: {
    page: 'FAQ',
    required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
  },
  ItemList: {
    page: 'Carousel',
    required: ['itemListElement.position', 'itemListElement.url'],
    recommended: [],
  },
  JobPosting: {
    page: 'Job posting',
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization.name',
      'jobLocation.address.addressCountry|applicantLocationRequirements.name',
    ],
    recommended: [
      'baseSalary',
      'directApply',
      'employmentType',
      'hiringOrganization.logo',
      'hiringOrganization.sameAs',
      'identifier.value',
      'validThrough',
    ],
  },
  Organization: {
    page: 'Organization',
    required: [],
    recommended: [
      'address.addressCountry',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.streetAddress',
      'alternateName',
      'contactPoint.email',
      'contactPoint.telephone',
      'description',
      'duns',
      'email',
      'foundingDate',
      'globalLocationNumber',
      'hasMemberProgram',
      'hasMerchantReturnPolicy',
      'hasShippingService',
      'iso6523Code',
      'legalName',
      'leiCode',
      'logo',
      'naics',
      'name',
      'numberOfEmployees',
      'sameAs',
      'taxID',
      'telephone',
      'url',
      'vatID',
    ],
    omitted: {
      'address.addressRegion':
        'present for offices whose address has one; addresses in Nepal have none',
      duns: NO_NUMBER,
      foundingDate: 'the pack does not say when the company was founded',
      globalLocationNumber: NO_NUMBER,
      hasMemberProgram: NO_SHOP,
      hasMerchantReturnPolicy: NO_SHOP,
      hasShippingService: NO_SHOP,
      iso6523Code: NO_NUMBER,
      legalName: 'the pack has no registered name',
      leiCode: NO_NUMBER,
      naics: NO_NUMBER,
      numberOfEmployees: 'figures about the company are only in the claims',
      taxID: NO_NUMBER,
      vatID: NO_NUMBER,
    },
  },
  ProfilePage: {
    page: 'Profile page',
    required: ['mainEntity.name'],
    recommended: ['mainEntity.description', 'mainEntity.image', 'mainEntity.sameAs'],
  },
  VideoObject: {
    page: 'Video',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: [
      'contentUrl|embedUrl',
      'description',
      'duration',
      'expires',
      'hasPart',
      'ineligibleRegion|regionsAllowed',
      'interactionStatistic',
      'publication',
    ],
    omitted: {
      expires: 'videos do not expire',
      hasPart: 'loops of a few seconds have no chapters',
      'ineligibleRegion|regionsAllowed': 'videos can be played everywhere',
      interactionStatistic: 'views are not counted',
      publication: 'no video is live',
    },
  },
  WebSite: { page: 'Site name', required: ['name', 'url'], recommended: ['alternateName'] },
};

/** Further rules of Google, each as a predicate on a node. */
export const GOOGLE_RULES: Record<string, Record<string, (node: Node) => boolean>> = {
  Article: { 'headline: at most 110 characters': (node) => String(node.headline).length <= 110 },
  BlogPosting: {
    'headline: at most 110 characters': (node) => String(node.headline).length <= 110,
  },
  BreadcrumbList: {
    'itemListElement: at least two steps': (node) => listOf(node).length >= 2,
    'itemListElement: numbered from 1': isNumbered,
  },
  Event: {
    'endDate: not before the start': inOrder('startDate', 'endDate'),
    'addressCountry: by ISO 3166': hasCountryCodes,
  },
  Organization: { 'addressCountry: by ISO 3166': hasCountryCodes },
  CourseInstance: { 'endDate: not before the start': inOrder('startDate', 'endDate') },
  ItemList: { 'itemListElement: numbered from 1': isNumbered },
  JobPosting: {
    'addressCountry: by ISO 3166': hasCountryCodes,
    'validThrough: not before the day of posting': inOrder('datePosted', 'validThrough'),
    'jobLocationType: with applicantLocationRequirements': (node) =>
      'jobLocationType' in node === 'applicantLocationRequirements' in node,
  },
};

export type Node = Record<string, unknown>;

const listOf = (node: Node) => [node.itemListElement].flat() as { position?: unknown }[];

function isNumbered(node: Node): boolean {
  return listOf(node).every(({ position }, index) => position === index + 1);
}

/** Every `addressCountry` in the node is two capital letters. */
function hasCountryCodes(node: Node): boolean {
  const matches = JSON.stringify(node).matchAll(/"addressCountry":"([^"]*)"/g);
  return [...matches].every(([, code]) => /^[A-Z]{2}$/.test(code ?? ''));
}

function inOrder(first: string, last: string) {
  return (node: Node) =>
    node[last] === undefined || Date.parse(String(node[first])) <= Date.parse(String(node[last]));
}
