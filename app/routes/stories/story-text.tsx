import { titledText } from './titled-text.ts';

/** Paragraphs of a story; one with a title stands beside it. */
export function StoryText({ lines }: { lines: readonly string[] }) {
  return (
    <div className="mt-7">
      {lines.map(titledText).map(({ title, text }) =>
        title ? (
          <div
            key={text}
            className="grid break-inside-avoid gap-x-8 gap-y-1 py-5 not-first:border-t not-first:border-hairline sm:grid-cols-[9rem_1fr]"
          >
            <strong className="text-primary-700">{title}</strong>
            <p className="max-w-[34rem]">{text}</p>
          </div>
        ) : (
          <p key={text} className="long-text not-first:mt-5 not-last:mb-5">
            {text}
          </p>
        ),
      )}
    </div>
  );
}
