/** One file in a grid: its picture, name and facts. */
import type { ReactNode } from 'react';
import { Badge } from '#console/ui/badge.tsx';
import { Icon } from '#console/ui/icon.tsx';
import type { MediaItem } from '#contract/console/media.ts';
import { formatBytes, KIND_ICONS, pictureUrl, positionOf, sizeOf, usesOf } from './media-facts.ts';

interface MediaTileProps {
  item: MediaItem;
  /** The link or button with the title; its `after` pseudo-element covers the tile. */
  children: ReactNode;
}

export function MediaTile({ item, children }: MediaTileProps) {
  const facts = [sizeOf(item), formatBytes(item.bytes)].filter(Boolean).join(' · ');
  return (
    <li className="group relative min-w-0 rounded-card border border-line bg-surface shadow-card transition-[border-color] duration-100 has-[:focus-visible]:border-accent hover:border-line-strong">
      <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-t-[9px] border-b border-line bg-sunken">
        <Thumbnail item={item} />
        <span className="absolute top-2 left-2 flex gap-1">
          <StateBadge item={item} />
          {item.source === 'pack' && <Badge>Pack</Badge>}
        </span>
      </div>
      <div className="px-3 py-2">
        <p className="truncate text-sm font-medium">{children}</p>
        <p className="truncate text-xs text-quiet">{facts}</p>
        <p className="truncate text-xs text-quiet">{usesOf(item)}</p>
      </div>
    </li>
  );
}

function Thumbnail({ item }: { item: MediaItem }) {
  const url = item.state === 'ready' ? pictureUrl(item, 'small') : null;
  if (url === null) return <Icon name={KIND_ICONS[item.kind]} size={24} className="text-quiet" />;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      className={`size-full ${item.kind === 'drawing' ? 'object-contain p-2' : 'object-cover'}`}
      style={{ objectPosition: positionOf(item.focus) }}
    />
  );
}

export function StateBadge({ item: { state } }: { item: MediaItem }) {
  switch (state) {
    case 'queued':
      return <Badge tone="neutral">Waiting</Badge>;
    case 'making':
      return <Badge tone="accent">Making sizes</Badge>;
    case 'failed':
      return <Badge tone="danger">Failed</Badge>;
    case 'ready':
      return null;
  }
}

/** Covers the tile with the area of the link or button. */
export const TILE_TARGET =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

export const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(11rem,calc(50%-0.5rem)),1fr))] gap-3';
