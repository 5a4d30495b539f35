const LONGEST = 110;

/** A shorter beginning says too little, even if it ends with a clause. */
const SHORTEST = 50;

const FEW_WORDS = 32;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cuts at the end of a clause, otherwise at the end of a word. */
function shortened(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  const start = sentence.slice(0, LONGEST);
  const clause = Math.max(...[', ', '; ', ': '].map((end) => start.lastIndexOf(end)));
  const at = clause >= SHORTEST ? clause : start.lastIndexOf(' ');
  return `${start.slice(0, at).replace(/[\s,;:.]+$/, '')} …`;
}

/**
 * The first sentence for a slide, with the next one if it is short and both fit. A colon before a
 * list or a table becomes a period.
 */
export function firstSentence(paragraph: string): string {
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const [first = '', second = ''] = [...sentences.segment(text)].map(({ segment }) => segment);
  const both = (first + second).trim();
  const enough = first.length < FEW_WORDS && both.length <= LONGEST ? both : first.trim();
  return shortened(enough.replace(/:$/, '.'));
}
