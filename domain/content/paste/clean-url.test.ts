import { expect, test } from 'vitest';
import { cleanUrl } from './clean-url.ts';

const SAFELINK = 'https://nam12.safelinks.protection.outlook.com/?url=';

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com/?utm_source=a&b=1&UTM_Medium=c', 'https://example.com/?b=1'],
  ['https://example.com/a?mc_cid=1&mc_eid=2&gclid=3&fbclid=4', 'https://example.com/a'],
  ['https://example.com/a?si=1&b=%20c', 'https://example.com/a?si=1&b=%20c'],
  ['https://youtu.be/abc?si=xyz', 'https://youtu.be/abc'],
  ['https://example.com/a#:~:text=some%20words', 'https://example.com/a'],
  ['https://www.google.com/url?q=https://example.com/a%3Fb%3D1&sa=D', 'https://example.com/a?b=1'],
  [
    'https://www.google.com/search?q=https://example.com',
    'https://www.google.com/search?q=https://example.com',
  ],
  [
    `${SAFELINK}${encodeURIComponent('https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F')}&data=1`,
    'https://a.example',
  ],
  [`${SAFELINK}javascript%3Aalert(1)`, ''],
  ['https://setu.example/about?utm_source=a#team', '/about#team'],
  ['https://setu.example', '/'],
  ['https://setu.example.evil.example/a', 'https://setu.example.evil.example/a'],
  ['https://user:secret@example.com/a', 'https://example.com/a'],
  ['mailto:asha@example.com?subject=Hello', 'mailto:asha@example.com'],
  ['tel:+977-1-5550100', 'tel:+977-1-5550100'],
  ['java\nscript:alert(1)', ''],
  ['data:text/html,a', ''],
  ['//evil.example', ''],
  ['/about', ''],
  ['#top', ''],
  ['file:///C:/a.docx', ''],
  ['https://', ''],
])('%s becomes %s', (href, clean) => {
  expect(cleanUrl(href, 'https://setu.example')).toBe(clean);
});
