import { Cover } from '#app/ui/cover/cover.tsx';
import { Featured } from '#app/ui/cover/featured.tsx';
import { hourThere } from '#app/ui/dates/format-moment.ts';
import { EventCard } from '#app/ui/event-card/event-card.tsx';
import { fill } from '#app/ui/text/fill.ts';
import words from '#content/registration.yaml';
import type { Gathering } from '#contract/gatherings.ts';
import { feesOf } from './fees.ts';
import { type GatheringKind, hrefOf } from './gathering-kind.ts';

interface GatheringCardProps {
  kind: GatheringKind;
  gathering: Gathering;
  /** As in the `sizes` of an `<img>`. */
  sizes: string;
  isWide?: boolean;
}

/** An event or a training that is to come. */
export function GatheringCard({ kind, gathering, sizes, isWide = false }: GatheringCardProps) {
  const { slug, name, start, category, mode, location } = gathering;
  return (
    <EventCard
      href={hrefOf(kind, slug)}
      title={name}
      date={start}
      category={category}
      mode={mode}
      location={location}
      text={isWide ? gathering.summary : undefined}
      cover={
        gathering.featuredImage ? (
          <Featured of={gathering} sizes={sizes} decorative />
        ) : (
          <Cover of={slug} />
        )
      }
      time={fill(words.when.inKathmandu, { time: hourThere(start) })}
      price={feesOf(gathering, words)}
      isWide={isWide}
    />
  );
}
