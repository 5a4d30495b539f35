import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markLight } from '#artwork/mark.ts';
import { escaped, typographic } from '#artwork/typeset/words.ts';
import { crossing, type Ground } from './crossing.ts';
import type { Session } from './session.ts';

/** Seconds of a slide, including the fade after it. */
const SECONDS = { title: 5.1, section: 4.7, closing: 4 } as const;

interface Slide {
  readonly kind: keyof typeof SECONDS;
  readonly html: string;
}

export interface ShownSlide {
  readonly seconds: number;
  readonly html: string;
}

function words(text: string): string {
  return escaped(typographic(text));
}

function titleSlide({ title, tags, experts, cover }: Session, content: string): Slide {
  const svg = readFileSync(join(content, cover)).toString('base64');
  const names = experts.map(({ name }) => `<li>${words(name)}</li>`).join('');
  const html = `<div class="words"><p class="kind">${words(tags[0] ?? '')}</p><h1>${words(title)}</h1>
    <ul>${names}</ul></div><img src="data:image/svg+xml;base64,${svg}">`;
  return { kind: 'title', html };
}

function sectionSlides({ sections }: Session): readonly Slide[] {
  return sections.map(({ heading, sentence }, index) => ({
    kind: 'section',
    html: `<p class="number">${index + 1}</p><div><h1>${words(heading)}</h1><p>${words(sentence)}</p></div>`,
  }));
}

function closingSlide(brand: string): Slide {
  const html = `<h1>Thank you</h1><p>${markLight('closing-mark')}${words(brand)}</p>`;
  return { kind: 'closing', html };
}

/** @returns the slides as elements of a page: the last one at night, the others alternating */
export function slidesOf(session: Session, brand: string, content: string): readonly ShownSlide[] {
  const slides = [titleSlide(session, content), ...sectionSlides(session), closingSlide(brand)];
  const last = slides.length - 1;
  return slides.map(({ kind, html }, index) => {
    const ground: Ground = (last - index) % 2 === 0 ? 'night' : 'paper';
    const foot = crossing(ground, index / last);
    return {
      seconds: SECONDS[kind],
      html: `<section class="${kind} ${ground}"><main>${html}</main>${foot}</section>`,
    };
  });
}
