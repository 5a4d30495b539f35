/** Where the styles of the first screen come to stand, which are known once it is rendered. */
const PLACE = '<style></style>';

/** In the head, so that the first paint waits for no other file. */
export const Styles = () => <style />;

/** The place is the first of its kind: what others wrote stands in the document with its `<` escaped. */
export const withStyles = (html: string, styles: string) =>
  html.replace(PLACE, () => `<style>${styles}</style>`);
