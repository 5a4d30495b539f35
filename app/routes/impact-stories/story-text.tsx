import { Fragment } from 'react';
import type { ImpactStory } from '#contract/collections.ts';

/** The story as it is read: one narrow column of dark ink. */
export function StoryText({ body }: { body: ImpactStory['body'] }) {
  return (
    <div className="wrap pt-12 pb-18 lg:pt-18 lg:pb-24">
      <div className="prose mx-auto max-w-[32em] text-lg">
        {body.map(({ title, description }) => (
          <Fragment key={description}>
            {title && <h2 className="pt-5 text-2xl">{title}</h2>}
            <p>{description}</p>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
