import type { ReactNode } from 'react';
import { usePack } from '#app/pack-context.ts';
import { calendarDay, isoDay } from '#app/ui/dates/site-time.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Label, Labels } from '#app/ui/text/label.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { Mark } from './mark.tsx';

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
  /** Where there is room, from 1000 px on. */
  text?: string | undefined;
  /** An image that fills its box, above the words. */
  cover?: ReactNode;
  /** Day and hour in words. */
  time?: string;
  /** What it costs. */
  price?: string;
  /** In place of the price: that it is cancelled. */
  mark?: string | undefined;
  /** The cover beside the words, from 780 px on. */
  isWide?: boolean;
}

/** An event or a training in a list. The whole card is one link, named by its title. */
export function EventCard(props: EventCardProps) {
  const { href, title, date, text, cover, isWide = false } = props;
  const { entryLang } = usePack();
  return (
    <article className={`card h-full ${isWide ? 'md:flex-row' : ''}`}>
      {cover && (
        <div
          data-shared="cover"
          className={`card-art aspect-video overflow-hidden *:size-full *:object-cover ${isWide ? 'md:mr-0 md:mb-2.5 md:w-1/2 md:flex-none' : ''}`}
        >
          {cover}
        </div>
      )}
      <div className={`flex grow gap-4 p-4 sm:gap-5 sm:p-5 ${isWide ? 'md:p-7 lg:p-9' : ''}`}>
        <Leaf date={date} />
        <div className="flex min-w-0 grow flex-col">
          <CategoryAndPrice {...props} />
          <h3 lang={entryLang} className={isWide ? 'text-xl lg:text-2xl' : 'text-xl'}>
            <a href={href} className="cover-link">
              <Unbroken text={title} />
            </a>
          </h3>
          {text && (
            <p lang={entryLang} className="mt-3 max-w-120 text-ink-700 max-lg:hidden">
              {text}
            </p>
          )}
          <PlaceAndTime {...props} />
        </div>
      </div>
    </article>
  );
}

function CategoryAndPrice({ category, mark, price }: EventCardProps) {
  return (
    <p className="mb-2 flex min-h-5 items-center gap-x-2 text-xs font-medium narrow:flex-wrap">
      {category.name && <CategoryDot color={category.color} />}
      <Label text={category.name} />
      {mark ? (
        <Mark className="ml-auto">{mark}</Mark>
      ) : (
        price && <span className="ml-auto text-sm">{price}</span>
      )}
    </p>
  );
}

function PlaceAndTime({ mode, location, time }: EventCardProps) {
  return (
    <div className="mt-auto pt-3 text-sm text-ink-600">
      <p className="flex items-center gap-1.5">
        <Icon
          name={mode === 'Virtual' ? 'video' : 'map-pin'}
          size={16}
          className="flex-none text-ink-500"
        />
        <Labels texts={[mode, location]} />
      </p>
      {time && (
        <p className="mt-1.5 flex items-center gap-1.5">
          <Icon name="clock" size={16} className="flex-none text-ink-500" />
          {time}
        </p>
      )}
    </div>
  );
}

/** A leaf of a calendar. */
function Leaf({ date }: { date: number }) {
  const pack = usePack();
  const { month, day } = calendarDay(pack, date);
  return (
    <time
      dateTime={isoDay(pack, date)}
      className="grid h-max w-16 flex-none justify-items-center rounded-inner bg-primary-50 py-3 leading-none sm:w-18"
    >
      <span className="text-sm font-medium text-primary-700">{month}</span>
      <span className="mt-1.5 text-2xl font-bold tracking-[-0.03em]">{day}</span>
    </time>
  );
}

/** A category's colour, from the database: no style attribute may bring it into a page. */
export function CategoryDot({ color }: { color: string }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={color} />
    </svg>
  );
}
