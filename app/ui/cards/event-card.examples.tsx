import type { Examples } from '#app/examples.ts';
import { Cover } from '#app/ui/media/cover.tsx';
import { EventCard } from './event-card.tsx';

export const examples: Examples = {
  title: 'Event card',
  examples: [
    {
      name: 'Events and trainings',
      note: 'The day is the one in Kathmandu.',
      element: (
        <div className="grid gap-6 md:grid-cols-2">
          <EventCard
            href="/events/open-house"
            title="Open house in Baluwatar"
            date={Date.UTC(2026, 10, 28, 8)}
            category={{ name: 'Community', color: '#2f9e6b' }}
            mode="In-Person"
            location="Kathmandu central office"
          />
          <EventCard
            href="/trainings-and-certifications/okta"
            title="Okta administration: a week of evenings, from the first tenant to the certificate"
            date={Date.UTC(2026, 11, 2, 12)}
            category={{ name: 'Identity', color: '#0a73c2' }}
            mode="Virtual"
            location="Online"
          />
        </div>
      ),
    },
    {
      name: 'With a cover',
      note: 'Wide for the next one, where the others stand in pairs below it.',
      element: (
        <div className="grid gap-6 md:grid-cols-2">
          <div className="md:col-span-2">
            <EventCard
              href="/events/open-house"
              title="Open house in Baluwatar"
              date={Date.UTC(2026, 10, 28, 8)}
              category={{ name: 'Community', color: '#2f9e6b' }}
              mode="In-Person"
              location="Kathmandu central office"
              text="Walk through the house, sit beside somebody at work and ask what their day is like."
              cover={<Cover of="open-house" />}
              time="Sat 1:45 PM in Kathmandu"
              price="Free"
              isWide
            />
          </div>
          <EventCard
            href="/trainings-and-certifications/okta"
            title="Okta administration in a week of evenings"
            date={Date.UTC(2026, 11, 2, 12)}
            category={{ name: 'Identity', color: '#0a73c2' }}
            mode="Virtual"
            location="Online"
            cover={<Cover of="okta" />}
            time="Wed 5:45 PM in Kathmandu"
            price="Rs. 2,500"
          />
        </div>
      ),
    },
  ],
};
