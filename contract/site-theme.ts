/** Colours, type and motion of the brand, as the site's code imports them: `#content/theme`. */
export interface SiteTheme {
  /** Of the file: a build made with this one has the theme in its style sheet. */
  digest: string;
  /** What makes a style sheet with another theme one with this. */
  css: string;
}
