/** Names the source of a visit from what the client sent. */
import type { SourceKind } from '#contract/console/visits.ts';

export interface VisitSource {
  kind: SourceKind;
  /** Empty if it cannot be named. */
  name: string;
}

/** Patterns of hosts without `www.`; a mail service comes before its company's search. */
const KNOWN: readonly [SourceKind, string, RegExp][] = [
  ['mail', 'Gmail', /^mail\.google\.com$|^com\.google\.android\.gm$/],
  ['mail', 'Outlook', /^outlook\.(?:live|office|office365)\.com$/],
  ['mail', 'Yahoo Mail', /^mail\.yahoo\.com$/],
  ['mail', 'Proton Mail', /^mail\.proton\.me$/],
  ['mail', 'Zoho Mail', /^mail\.zoho\.\w+$/],
  ['assistant', 'ChatGPT', /^(?:chat\.openai|chatgpt)\.com$/],
  ['assistant', 'Claude', /^claude\.ai$/],
  ['assistant', 'Gemini', /^gemini\.google\.com$/],
  ['assistant', 'Copilot', /^copilot\.microsoft\.com$/],
  ['assistant', 'Perplexity', /^perplexity\.ai$/],
  [
    'search',
    'Google',
    /^(?:news\.)?google\.(?:com?\.)?[a-z]{2,3}$|^com\.google\.android\.googlequicksearchbox$/,
  ],
  ['search', 'Bing', /^(?:\w+\.)?bing\.com$/],
  ['search', 'DuckDuckGo', /^(?:\w+\.)?duckduckgo\.com$/],
  ['search', 'Yahoo', /^(?:[\w-]+\.)*search\.yahoo\.(?:com|co\.jp)$|^yahoo\.com$/],
  ['search', 'Ecosia', /^ecosia\.org$/],
  ['search', 'Brave', /^search\.brave\.com$/],
  ['search', 'Startpage', /^startpage\.com$/],
  ['search', 'Qwant', /^qwant\.com$/],
  ['search', 'Kagi', /^kagi\.com$/],
  ['search', 'Baidu', /^(?:\w+\.)?baidu\.com$/],
  ['search', 'Yandex', /^(?:\w+\.)?yandex\.\w+$/],
  ['social', 'LinkedIn', /^(?:\w+\.)?linkedin\.com$|^lnkd\.in$|^com\.linkedin\.android$/],
  ['social', 'Facebook', /^(?:\w+\.)?facebook\.com$|^fb\.me$|^com\.facebook\.katana$/],
  ['social', 'Instagram', /^(?:\w+\.)?instagram\.com$|^com\.instagram\.android$/],
  ['social', 'X', /^(?:t\.co|(?:\w+\.)?x\.com|(?:\w+\.)?twitter\.com)$/],
  ['social', 'Reddit', /^(?:\w+\.)?reddit\.com$|^com\.reddit\.frontpage$/],
  ['social', 'YouTube', /^(?:\w+\.)?youtube\.com$|^youtu\.be$/],
  ['social', 'TikTok', /^(?:\w+\.)?tiktok\.com$/],
  ['social', 'Threads', /^(?:\w+\.)?threads\.(?:net|com)$/],
  ['social', 'Bluesky', /^bsky\.app$/],
  ['social', 'Mastodon', /^mastodon\.\w+$/],
  ['social', 'WhatsApp', /^(?:\w+\.)?whatsapp\.com$|^wa\.me$/],
  ['social', 'Telegram', /^(?:\w+\.)?telegram\.org$|^t\.me$|^org\.telegram\.messenger$/],
  ['social', 'Viber', /^(?:\w+\.)?viber\.com$/],
  ['social', 'Hacker News', /^news\.ycombinator\.com$/],
  ['social', 'GitHub', /^github\.com$/],
];

/** A public host name in ASCII. IP addresses and local names are left out. */
const HOST = /^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** @param host of the referrer, as the client sent it: any text */
export function sourceOfHost(host: string): VisitSource {
  const name = host
    .toLowerCase()
    .replace(/^[^@]*@/, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
  const [kind, label] = KNOWN.find(([, , pattern]) => pattern.test(name)) ?? [];
  if (kind && label) return { kind, name: label };
  return { kind: 'site', name: HOST.test(name) ? name : '' };
}

/** @param text value of `utm_source`: any text */
export function sourceOfCampaign(text: string): VisitSource {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, 40);
  // An address or a long number could identify a person.
  const isPersonal = text.includes('@') || /\d{5}/.test(name);
  return { kind: 'campaign', name: isPersonal ? '' : name };
}
