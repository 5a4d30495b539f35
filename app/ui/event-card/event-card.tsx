import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import { Link } from 'react-router';
import { isoDay } from '#app/ui/dates/format-date.ts';
import { calendarDay } from './calendar-day.ts';

interface EventCardProps {
  href: string;
  title: string;
  /** Epoch milliseconds of the start. */
  date: number;
  /** `color` is a CSS colour, shown as a dot beside the name. */
  category: { name: string; color: string };
  /** 'In-Person' or 'Virtual' */
  mode: string;
  location: string;
  level?: 2 | 3;
}

/** An event or a training in a list. The whole card is one link, named by its title. */
export function EventCard(props: EventCardProps) {
  const { href, title, date, category, mode, location, level = 3 } = props;
  const Heading = `h${level}` as const;
  const { month, day } = calendarDay(date);
  const Place = mode === 'Virtual' ? Video : MapPin;
  return (
    <article className="card h-full flex-row gap-4 p-4 sm:gap-5 sm:p-5">
      <time
        dateTime={isoDay(date)}
        className="grid h-max w-16 flex-none justify-items-center rounded-inner bg-primary-50 py-3 leading-none sm:w-18"
      >
        <span className="text-sm font-medium text-primary-700">{month}</span>
        <span className="mt-1.5 text-2xl font-bold tracking-[-0.03em]">{day}</span>
      </time>
      <div className="flex min-w-0 grow flex-col">
        <p className="mb-2 flex flex-wrap items-center gap-x-2 text-xs font-medium">
          {/* A colour from the database, which no style attribute may bring into the page. */}
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            <circle cx="5" cy="5" r="5" fill={category.color} />
          </svg>
          {category.name}
        </p>
        <Heading className="text-xl">
          <Link to={href} className="cover-link">
            {title}
          </Link>
        </Heading>
        <p className="mt-auto flex items-center gap-1.5 pt-3 text-sm text-ink-600">
          <Place size={16} aria-hidden="true" className="flex-none text-ink-500" />
          {mode} · {location}
        </p>
      </div>
    </article>
  );
}
