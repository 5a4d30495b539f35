import { describe, expect, test } from 'vitest';
import { isRobot } from './robots.ts';
import { sourceOfCampaign, sourceOfHost } from './visit-sources.ts';

test.each([
  ['www.google.com', 'search Google'],
  ['google.co.uk', 'search Google'],
  ['www.google.com.np', 'search Google'],
  ['com.google.android.gm', 'mail Gmail'],
  ['mail.google.com', 'mail Gmail'],
  ['google.evil.example', 'site google.evil.example'],
  ['notgoogle.com', 'site notgoogle.com'],
  ['lnkd.in', 'social LinkedIn'],
  ['l.facebook.com', 'social Facebook'],
  ['t.co', 'social X'],
  ['CHATGPT.com', 'assistant ChatGPT'],
  ['user:password@blog.example.org:8080', 'site blog.example.org'],
  ['xn--tst-qla.example', 'site xn--tst-qla.example'],
  ['192.0.2.7', 'site '],
  ['localhost:3000', 'site '],
  ['', 'site '],
  ['=cmd|calc.example', 'site '],
  ['a b.example', 'site '],
  [`${'a'.repeat(101)}.example`, 'site '],
])('a referrer on %j is %j', (host, expected) => {
  const { kind, name } = sourceOfHost(host);
  expect(`${kind} ${name}`).toBe(expected);
});

test.each([
  ['Newsletter', 'newsletter'],
  ['  Spring — 2026 ', 'spring-2026'],
  ['=HYPERLINK("x")', 'hyperlink-x'],
  ['a'.repeat(90), 'a'.repeat(40)],
  ['sita@example.com', ''],
  ['9841234567', ''],
  ['%00<script>', '00-script'],
])('utm_source %j is the campaign %j', (text, name) => {
  expect(sourceOfCampaign(text)).toEqual({ kind: 'campaign', name });
});

describe('isRobot', () => {
  test.each([
    'curl/8.9',
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; SomeCrawler)',
    `Mozilla/5.0 ${'x'.repeat(600)}`,
  ])('recognizes %j', (agent) => expect(isRobot(agent)).toBe(true));

  test.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25',
  ])('lets %j count', (agent) => expect(isRobot(agent)).toBe(false));
});
