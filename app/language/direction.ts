/** Whether the document's text runs from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

const OPPOSITE: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The arrow key that means the same where text runs from left to right. */
export const visualKey = (key: string): string =>
  (isRightToLeft() ? OPPOSITE[key] : undefined) ?? key;
