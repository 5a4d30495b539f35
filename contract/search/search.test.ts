import { expect, test } from 'vitest';
import { foldDevanagari, indexTokens, queryTokens, similarTokens } from './index.ts';

/** Compares a search with a text like the databases' indexes do. */
function finds(typed: string, text: string): boolean {
  const words = indexTokens(text);
  const fits = (word: string, isBeginning: boolean) =>
    words.some((each) => (isBeginning ? each.startsWith(word) : each === word));
  const tokens = queryTokens(typed, { begun: 'last' });
  return (
    tokens.length > 0 && tokens.every((word) => word.some((each) => fits(each.text, each.isPrefix)))
  );
}

test.each([
  // Names made of letters and symbols.
  ['C#', 'C# developer'],
  ['c#', 'We write C#, mostly.'],
  ['csharp', 'C#'],
  ['C♯', 'C#'],
  ['C＃', 'C#'],
  ['C++', 'C/C++'],
  ['C++17', 'Modern C++ (17)'],
  ['cpp', 'C++'],
  ['C', 'C/C++'],
  ['C', 'Written in C, for a router'],
  ['F#', 'F#/OCaml'],
  ['.NET', 'ASP.NET Core'],
  ['.net', 'C#/.NET'],
  ['dotnet', '.NET'],
  ['dot net', '.NET'],
  ['net', '.NET'],
  ['asp.net', 'ASP .NET'],
  ['objective c', 'Objective-C'],
  ['objective-c', 'Objective C'],
  ['objectivec', 'Objective-C'],
  ['CICD', 'CI/CD pipelines'],
  ['ci/cd', 'CI and CD'],
  ['R', 'R, Python'],
  ['go', 'Go (Golang)'],
  ['golang', 'Go'],
  ['3d', '3D artist'],
  ['i18n', 'i18n and l10n'],
  ['notepad', 'Notepad++ user'],
  ['k8s', 'Kubernetes'],
  // Compounds as one word, with a hyphen, or as two words.
  ['nodejs', 'Node.js'],
  ['node js', 'Node.js'],
  ['Node.js', 'NodeJS'],
  ['node.js', 'Node JS'],
  ['node', 'Node.js'],
  ['.js', 'Vue.js'],
  ['vuejs', 'Vue.js'],
  ['frontend', 'front-end'],
  ['frontend', 'Front end developer'],
  ['front end', 'Frontend developer'],
  ['front-end developer', 'Developer, front end'],
  ['front\u2011end', 'frontend'],
  ['fullstack', 'full-stack'],
  ['full stack', 'Fullstack'],
  ['email', 'e-mail'],
  ['e-mail', 'Email'],
  ['Type Script', 'TypeScript'],
  ['typescript', 'Type Script'],
  ['my sql', 'MySQL'],
  ['statofthe', 'x statofthe'],
  ['USA', 'U.S.A.'],
  ['u.s.a.', 'USA'],
  ['phd', 'Ph.D.'],
  ['R&D', 'R&D'],
  ['oreilly', "O'Reilly"],
  ['O’Reilly', 'OReilly'],
  // Letters of other languages.
  ['Lukasz', 'Łukasz'],
  ['ŁUKASZ', 'Lukasz'],
  ['Duc', 'Đức'],
  ['ĐỨC', 'Duc'],
  ['Soren', 'Søren'],
  ['SØREN', 'soren'],
  ['Soeren', 'Søren'],
  ['Weiss', 'Weiß'],
  ['WEIẞ', 'Weiss'],
  ['Isik', 'Işık'],
  ['IŞIK', 'ışık'],
  ['istanbul', 'İSTANBUL'],
  ['Joao', 'João'],
  ['Nguyen', 'Nguyễn'],
  ['Celik', 'Çelik'],
  ['Olafur', 'Ólafur'],
  ['thor', 'Þór'],
  ['Gudrun', 'Guðrún'],
  ['Zuerich', 'Zürich'],
  ['zurich', 'ZÜRICH'],
  ['Zürich', 'Zuerich'],
  ['aagaard', 'Ågård'],
  ['angstrom', 'Ångström'],
  ['oeuvre', 'Œuvre'],
  ['ΑΘΗΝΑ', 'Αθήνα'],
  ['елена', 'Еле\u0301на'],
  ['re\u0301sume\u0301', 'RÉSUMÉ'],
  ['ﬁle', 'file'],
  ['2026', '२०२६'],
  ['१२', '١٢'],
])('%j finds %j', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test.each([
  ['C', 'C# and C++'],
  ['C', 'Objective-C'],
  ['C', 'CSS'],
  ['C#', 'C++, C'],
  ['C++', 'C#, C'],
  ['C#', 'CSS'],
  ['F#', 'F'],
  ['R', 'React'],
  ['R', 'R&D'],
  ['Go', 'Google, going'],
  ['QA', 'Qatar'],
  ['.NET', 'Networking'],
  ['.NET', 'internet'],
  ['E', 'e-mail'],
  ['front', 'affront'],
  ['towerdeck', 'Tower\nDeck'],
  ['towerdeck', 'Tower, deck'],
  ['++', 'C++'],
  ['#', 'C#'],
])('%j does not find %j', (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

/** All spellings of a line are equivalent. */
test.each([
  'काठमाडौं काठमाडौँ काठमाडौ काठमाण्डौ काठमाण्डू काठमांडौ काठमान्डु काठमाडौ\u0902',
  'इन्जिनियर इञ्जिनियर इंजिनियर इन्जिनीयर ईन्जिनियर इन्जिनिअर',
  'इन्जिनियरिङ इन्जिनियरिंग इञ्जिनियरिङ्ग',
  'डेभलपर डेवलपर डेबलपर',
  'डिजाइनर डिज़ाइनर डि\u095bाइनर डिजाईनर डिज\u093cाइनर',
  'विराटनगर बिराटनगर',
  'संविधान सम्विधान सम्बिधान',
  'अङ्ग्रेजी अंग्रेजी अँग्रेजी अङ्ग्रेजि',
  'पञ्चायत पंचायत पन्चायत',
  'खण्ड खंड खन्ड',
  'सम्पर्क संपर्क',
  'शिक्षा सिक्षा शिक्सा',
  'विशेष बिसेस',
  'गुरुङ गुरूङ गुरुङ्ग गुरुंग',
  'तपाईं तपाई तपाइँ',
  'गर्‍यो गर्यो',
  'राष्ट्रिय राष्ट्रीय',
  'सफ्टवेयर सफ्ट्वेयर सफ्ट\u200cवेयर',
  'चिट्ठी चिठी चिठ्ठी',
  'बुद्ध बुध्द बुध्ध',
  'महत्त्व महत्व',
  'दुःख दुख',
  'डाक्टर डॉक्टर',
  'सिनियर सिनिअर',
  'आज अाज',
  'कृष्ण क्रिष्ण',
  'प्रमाण प्रमान',
  'दशैं दशैँ',
])('folds %s into one word', (line) => {
  const words = line.split(' ').map((word) => indexTokens(word));
  for (const each of words) expect(each).toEqual(words[0]);
  expect(words[0]).toHaveLength(1);
});

test.each([
  ['पोखरा', 'पाखरा'],
  ['नेपाल', 'नेपालगन्ज'],
  ['सीता', 'गीता'],
  ['अन्त', 'अत'],
  ['न्याय', 'याय'],
  ['पत्ता', 'पता'],
])('keeps %s and %s apart', (one, other) => {
  expect(indexTokens(one)).not.toEqual(indexTokens(other));
});

test('does not change folded words when folding again', () => {
  const text = 'Café Łódź C# इञ्जिनियरिङ काठमाण्डू';
  for (const word of indexTokens(text)) expect(foldDevanagari(word)).toBe(word);
});

test.each([
  ['shresta', 'shrestha'],
  ['kuberntes', 'kubernetes'],
  ['kubernettes', 'kubernetes'],
  ['kubernetis', 'kubernetes'],
  ['kubenretes', 'kubernetes'],
  ['pyhton', 'python'],
  [indexTokens('सफ्टवेर')[0] ?? '', indexTokens('सफ्टवेयर')[0] ?? ''],
  ['еленка', 'елена'],
])('%s is near %s', (typed, intended) => {
  expect(similarTokens(typed)).toContain(intended);
  expect(similarTokens(typed)).not.toContain(typed);
});

test.each(['java', 'i18nx', '9841234567', 'x'.repeat(25), 'abcфыв', ''])(
  'finds no near words of %j',
  (typed) => {
    expect(similarTokens(typed)).toEqual([]);
  },
);

test('makes words of letters, marks and digits only, from any text', () => {
  const hostile = `' " \\ : * & | ! ( ) < > % _ - . .. # ++ {a} \u0000 \ud800 a\u0000b 'x':* "y"* NEAR(z) @ 💡 ﷺ`;
  const typed = queryTokens(hostile, { begun: 'all' }).flatMap((word) =>
    word.map((each) => each.text),
  );
  for (const word of [...indexTokens(hostile), ...typed]) {
    expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,60}$/u);
  }
});

// With quadratic time, a text of this length would take hours and exceed the test's timeout.
test.each(['a', '+', 'a+', '.', 'a.', 'क्', 'a-'])(
  'indexes a million characters of %j in linear time',
  (text) => {
    const tokens = indexTokens(text.repeat(1_000_000 / text.length));
    expect(tokens.length).toBeLessThanOrEqual(1_000_000);
  },
);
