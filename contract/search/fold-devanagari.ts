/**
 * Folds the variant spellings of Nepali and Hindi into one. Folded words are for comparison only:
 * the rules merge sounds that writers confuse, not letters that are equivalent.
 */

const DEVANAGARI = /[\u0900-\u097f]/;

/** Applied in order, each to the result of the previous one. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Nukta, visarga, avagraha, stress signs.
  [/[\u093c\u0903\u093d\u0951-\u0957]/g, ''],
  // Vowels typed as two characters look the same on a screen.
  [/अ[ाॉ]/g, 'आ'],
  [/(?:अ[ोॊ]|आ[ेॆ])/g, 'ओ'],
  [/(?:अौ|आै)/g, 'औ'],
  [/ए[ेै]/g, 'ऐ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  // Vowels of English words, then long and short vowels.
  [/[ॉॊ]/g, 'ा'],
  [/[ऑऒ]/g, 'आ'],
  [/[ॅॆ]/g, 'े'],
  [/[ॲऍऎ]/g, 'ए'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[ऋॠ]/g, 'रि'],
  [/[ृॄ]/g, '्रि'],
  // `करिअर` and `करियर`.
  [/([िइ])अ/g, '$1य'],
  [/([िइ])आ/g, '$1या'],
  [/([िइ])ओ/g, '$1यो'],
  // Nasals: a sign, or the nasal consonant of the next letter; at the end the sign is often
  // omitted.
  [/ज्ञ/g, 'ग्य'],
  [/ँ/g, 'ं'],
  [/[ङञणन]्(?=[क-घच-झट-ढत-धप-भवशषसह])/g, 'ं'],
  [/म्(?=[क-घच-झट-ढत-धप-भमवशषसह])/g, 'ं'],
  [/ङ/g, 'ंग'],
  [/[ञण]/g, 'न'],
  [/ं+्?$/g, ''],
  [/ं+/g, 'ं'],
  // Letters that are confused because they sound alike.
  [/[वभ]/g, 'ब'],
  [/[शष]/g, 'स'],
  [/ळ/g, 'ल'],
  // A doubled aspirate has three spellings: `चिठी`, `चिट्ठी`, `चिठ्ठी`.
  [/[कख]्ख/g, 'ख'],
  [/[चछ]्छ/g, 'छ'],
  [/[टठ]्ठ/g, 'ठ'],
  [/[तथ]्थ/g, 'थ'],
  [/[दध]्ध|ध्द/g, 'ध'],
  [/([क-ह])्\1(?=्)/g, '$1'],
  // `सफ्टवेयर` and `सफटवेयर`.
  [/्/g, ''],
];

/** Common variants that no rule merges. */
const VARIANTS = new Map(
  Object.entries({ काठमाडु: 'काठमाडौ', काठमांडु: 'काठमाडौ', काठमांडौ: 'काठमाडौ' }),
);

/** @param word folded by `foldLetters`; returned unchanged if it has no Devanagari */
export function foldDevanagari(word: string): string {
  if (!DEVANAGARI.test(word)) return word;
  const folded = RULES.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    word,
  );
  return VARIANTS.get(folded) ?? folded;
}
