/**
 * One spelling for the many that people use in Nepali and Hindi. A word that is folded is for comparing
 * only: what the rules merge are sounds that writers do not keep apart, not letters that mean the same.
 */

const DEVANAGARI = /[\u0900-\u097f]/;

/** In this order: each rule sees what the ones before it have left. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Nukta, visarga, avagraha, stress signs.
  [/[\u093c\u0903\u093d\u0951-\u0957]/g, ''],
  // Vowels that were typed in two parts look whole on a screen.
  [/अ[ाॉ]/g, 'आ'],
  [/(?:अ[ोॊ]|आ[ेॆ])/g, 'ओ'],
  [/(?:अौ|आै)/g, 'औ'],
  [/ए[ेै]/g, 'ऐ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  // Vowels of English words, then long and short ones.
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
  // Nasals: a sign, or the consonant of the one that follows; at the end the sign is often left out.
  [/ज्ञ/g, 'ग्य'],
  [/ँ/g, 'ं'],
  [/[ङञणन]्(?=[क-घच-झट-ढत-धप-भवशषसह])/g, 'ं'],
  [/म्(?=[क-घच-झट-ढत-धप-भमवशषसह])/g, 'ं'],
  [/ङ/g, 'ंग'],
  [/[ञण]/g, 'न'],
  [/ं+्?$/g, ''],
  [/ं+/g, 'ं'],
  // Sounds that share letters.
  [/[वभ]/g, 'ब'],
  [/[शष]/g, 'स'],
  [/ळ/g, 'ल'],
  // An aspirate is doubled in three ways, or not at all: `चिठी`, `चिट्ठी`, `चिठ्ठी`.
  [/[कख]्ख/g, 'ख'],
  [/[चछ]्छ/g, 'छ'],
  [/[टठ]्ठ/g, 'ठ'],
  [/[तथ]्थ/g, 'थ'],
  [/[दध]्ध|ध्द/g, 'ध'],
  [/([क-ह])्\1(?=्)/g, '$1'],
  // `सफ्टवेयर` and `सफटवेयर`.
  [/्/g, ''],
];

/** No rule merges these, and both are written. */
const SAME = new Map(Object.entries({ काठमाडु: 'काठमाडौ', काठमांडु: 'काठमाडौ', काठमांडौ: 'काठमाडौ' }));

/** @param word folded by `foldLetters`; what has no Devanagari in it stays */
export function foldDevanagari(word: string): string {
  if (!DEVANAGARI.test(word)) return word;
  const folded = RULES.reduce((text, [sought, by]) => text.replace(sought, by), word);
  return SAME.get(folded) ?? folded;
}
