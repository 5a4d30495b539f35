/** The product specification of one page. */
export interface PageRow {
  title: string;
  h1?: string;
  breadcrumb?: string[];
  /** In this order, others may stand between. */
  headings?: string[];
  /** `text → address`; the link's text may continue after it. */
  links?: string[];
  buttons?: string[];
  texts?: string[];
  /** The number of elements in the part under a heading. */
  counts?: [heading: string, selector: string, count: number][];
  fields?: string[];
  /** In this order, others may stand between. */
  ids?: string[];
  canonical?: string;
  /** A navigation: its name, its URLs in order, and the current one. */
  list?: { name: string; hrefs: string[]; current?: string };
  /** Must be absent. */
  without?: { links?: string[]; ids?: string[] };
}

export const MEET = 'https://meet.example.com/setu';
