/** What the product's specification says of one page. */
export interface PageRow {
  title: string;
  h1?: string;
  breadcrumb?: string[];
  /** In this order, others may stand between. */
  headings?: string[];
  /** `text → address`; a text may go on. */
  links?: string[];
  buttons?: string[];
  texts?: string[];
  /** So many of an element in the part under a heading. */
  counts?: [heading: string, selector: string, count: number][];
  fields?: string[];
  /** In this order, others may stand between. */
  ids?: string[];
  canonical?: string;
  /** A navigation: its name, its URLs in their order, the one that is marked as current. */
  list?: { name: string; hrefs: string[]; current?: string };
  /** What must not be there. */
  without?: { links?: string[]; ids?: string[] };
}

export const MEET = 'https://meet.example.com/setu';
