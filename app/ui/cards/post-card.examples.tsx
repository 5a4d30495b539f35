import type { Examples } from '#app/examples.ts';
import { PostCard } from './post-card.tsx';

const DATE = Date.UTC(2026, 10, 12);

export const examples: Examples = {
  title: 'Post card',
  examples: [
    {
      name: 'A list of posts',
      note: 'At most three tags, with that of the active filter first. Without a picture, a drawn cover.',
      element: (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <PostCard
            href="/blogs-and-insights/hand-off"
            title="Working across thirteen hours without losing a day"
            tags={['Industry Insight', 'Remote work']}
            date={DATE}
            minutes={7}
          />
          <PostCard
            href="/blogs-and-insights/badges"
            title="How a Level 2 badge is earned"
            tags={['Talent', 'Badges', 'Interviews', 'Company + Product']}
            activeTag="Company + Product"
            date={DATE}
            minutes={4}
          />
          <PostCard
            href="/learning-hub/first-hand-off"
            title="Four phases of an Okta rollout, and what each one asks of the team that stays"
            tags={[]}
            date={DATE}
          />
        </div>
      ),
    },
  ],
};
