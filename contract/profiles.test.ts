import { expect, test } from 'vitest';
import { normalizeProfile, profileName } from './profiles.ts';

test.each([
  'asha',
  '@asha',
  ' asha\u200b ',
  'in/asha',
  '/in/asha/',
  'linkedin.com/in/asha',
  'LINKEDIN.COM/IN/asha',
  'https://www.linkedin.com/in/asha/?utm_source=share&utm_campaign=share_via',
  'https://np.linkedin.com/in/asha?trk=public_profile',
  'https://www.linkedin.com/in/asha/en',
  'https://www.linkedin.com/in/asha/details/experience/#top',
  'https://www.linkedin.com/mwlite/in/asha',
  'https://www.linkedin.com/mwlite/profile/in/asha',
  'https://m.linkedin.com/in/asha',
  'https://www.linkedin.com/comm/in/asha?midToken=x',
  'https://touch.www.linkedin.com/in/asha',
  'http://linkedin.com:80/in/asha',
  'linkedin.com/pub/asha',
])('reads the LinkedIn name asha from %j', (typed) => {
  expect(normalizeProfile('linkedin', typed)).toBe('linkedin.com/in/asha');
});

test.each(['सीता-गुरुङ', '%E0%A4%B8%E0%A5%80%E0%A4%A4%E0%A4%BE', 'sita-gurung-1a2b3c', 'sita_g'])(
  'accepts the LinkedIn name %j, alone and in an address',
  (name) => {
    expect(profileName('linkedin', name)).toBe(name);
    expect(profileName('linkedin', `https://www.linkedin.com/in/${name}/`)).toBe(name);
  },
);

test.each([
  '',
  'n/a',
  'N/A',
  'NA',
  'none',
  'None.',
  'nil',
  '-',
  '---',
  '.',
  'no linkedin',
  'asha gurung',
  'asha@example.com',
  'linkedin.com',
  'linkedin.com/in/',
  'linkedin.com/asha',
  'https://www.linkedin.com/company/acme',
  'linkedin.com/school/kathmandu-university/',
  'https://www.linkedin.com/feed/',
  'https://www.linkedin.com/jobs/view/123',
  'https://www.linkedin.com/profile/view?id=AAkAA',
  'https://www.linkedin.com/mwlite/company/acme',
  'https://www.linkedin.com/pub/asha-gurung/5/a1b/2c3',
  'https://lnkd.in/abc',
  'https://linkedin.com.evil.example/in/asha',
  'https://evil.example/linkedin.com/in/asha',
  'https://github.com/asha',
  'company/acme',
  'x'.repeat(101),
])('finds no LinkedIn name in %j', (typed) => {
  expect(profileName('linkedin', typed)).toBeNull();
  expect(normalizeProfile('linkedin', typed)).toBe(typed);
});

test.each([
  'asha',
  '@asha',
  'github.com/asha',
  'https://github.com/asha?tab=repositories',
  'https://www.github.com/asha/',
  'https://github.com/asha/site/tree/main/docs',
  'git@github.com:asha/site.git',
  'ssh://git@github.com/asha/site.git',
  'https://gist.github.com/asha/0123456789abcdef0123',
  'https://github.com/users/asha/projects/1',
  'https://github.com/sponsors/asha',
  'https://asha.github.io/blog/',
  'asha.github.io',
  'https://raw.githubusercontent.com/asha/site/main/README.md',
])('reads the GitHub name asha from %j', (typed) => {
  expect(normalizeProfile('github', typed)).toBe('github.com/asha');
});

test.each(['a', 'asha-g', 'Asha99', 'asha_acme', 'x'.repeat(39)])(
  'accepts the GitHub name %j',
  (name) => {
    expect(profileName('github', name)).toBe(name);
  },
);

test.each([
  'n/a',
  'none',
  '-',
  '-asha',
  'asha-',
  'asha--g',
  'asha.g',
  'सीता',
  'x'.repeat(40),
  'github.com',
  'https://github.com/orgs/acme',
  'github.com/orgs/acme/people',
  'https://github.com/features/actions',
  'https://github.com/topics/react',
  'https://github.com/settings/profile',
  'https://github.com/login',
  'https://github.com/marketplace',
  'https://gist.github.com/0123456789abcdef0123456789abcdef',
  'https://gitlab.com/asha',
  'https://github.com.evil.example/asha',
  'https://linkedin.com/in/asha',
])('finds no GitHub name in %j', (typed) => {
  expect(profileName('github', typed)).toBeNull();
});
