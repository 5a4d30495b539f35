import { expect, test } from 'vitest';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { readPack } from './read-pack.ts';

const PROFILES = /^profiles:\n( {2}- .*\n)+/m;

test.each<[string, string | RegExp, string, RegExp]>([
  [
    'a prefix of another country',
    'phonePrefix: "+977"',
    'phonePrefix: "+47"',
    /^site\.yaml:\d+ phonePrefix: numbers in NP begin with \+977$/m,
  ],
  [
    'a prefix of another one of the countries',
    'phonePrefix: "+977"\n',
    'phonePrefix: "+977"\notherCountries:\n  - { code: DK, phonePrefix: "+47" }\n',
    /^site\.yaml:\d+ otherCountries\.0\.phonePrefix: numbers in DK begin with \+45$/m,
  ],
  [
    'a country that is listed twice',
    'phonePrefix: "+977"\n',
    'phonePrefix: "+977"\notherCountries:\n  - { code: NP, phonePrefix: "+977" }\n',
    /^site\.yaml:\d+ otherCountries\.0\.code: NP occurs twice$/m,
  ],
  [
    'an unknown country',
    'phonePrefix: "+977"\n',
    'phonePrefix: "+977"\notherCountries:\n  - { code: QQ, phonePrefix: "+47" }\n',
    /^site\.yaml:\d+ otherCountries\.0\.code: QQ is not a country code$/m,
  ],
  [
    'an office in an unknown country',
    /^( {4})city: .*$/m,
    '$&\n$1country: QQ',
    /^site\.yaml:\d+ offices\.0\.country: QQ is not a country code$/m,
  ],
  [
    'a link that is asked for twice',
    PROFILES,
    'profiles: [{ id: github }, { id: github }]\n',
    /^site\.yaml:\d+ profiles\.1\.id: github occurs twice$/m,
  ],
  [
    'a link without a label',
    PROFILES,
    'profiles: [{ id: gitlab }]\n',
    /^site\.yaml:\d+ profiles\.0\.id: gitlab needs a label, such as GitLab$/m,
  ],
  [
    'a label that belongs to the page',
    PROFILES,
    'profiles: [{ id: portfolio, label: Your work }]\n',
    /profiles\.0\.label: must be in pages\/drop-your-info\.yaml, under fields\.portfolio$/m,
  ],
  [
    'hosts of a link with a fixed rule',
    PROFILES,
    'profiles: [{ id: github, hosts: [github.example] }]\n',
    /profiles\.0\.hosts: must be left out, because the rule for github is fixed$/m,
  ],
  [
    'a host with a scheme',
    PROFILES,
    'profiles: [{ id: gitlab, label: GitLab, hosts: ["https://gitlab.com"] }]\n',
    /profiles\.0\.hosts\.0: must be a host such as gitlab\.com, in lower case and without https/m,
  ],
])('reports %s', async (_, from, to, message) => {
  const folder = copyOfPack();
  editFile(folder, 'site.yaml', from, to);
  await expect(readPack(folder, 0)).rejects.toThrow(message);
});
