import { Avatar } from '#app/ui/avatar/avatar.tsx';
import type { Testimonial } from '#contract/collections.ts';

/** A testimonial as a card. */
export function VoiceCard({ voice }: { voice: Testimonial }) {
  const { name, title, company, message } = voice;
  return (
    <figure className="card h-full justify-between gap-8 p-5 sm:p-7">
      <blockquote className="text-lg text-pretty">
        <p>{message}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3.5 leading-snug">
        <Avatar name={name} isNamed />
        <span className="min-w-0">
          <strong className="block">{name}</strong>
          <span className="quiet text-sm">{company ? `${title}, ${company}` : title}</span>
        </span>
      </figcaption>
    </figure>
  );
}
