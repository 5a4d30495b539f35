import { Link } from 'react-router';
import { settings } from '#console/settings.ts';

export function Marks({ className }: { className: string }) {
  const { mark, markLight } = settings.brand;
  return (
    <>
      <img src={mark} alt="" className={`by-day ${className}`} />
      <img src={markLight} alt="" className={`by-night ${className}`} />
    </>
  );
}

export function BrandMark() {
  return (
    <Link
      to="/"
      className="flex min-h-9 items-center gap-2 rounded-inner px-2 no-underline max-lg:justify-center max-lg:px-0 touch:min-h-11"
    >
      <Marks className="h-5 w-7 flex-none" />
      <span className="text-lg font-bold tracking-tight max-lg:sr-only">{settings.brand.name}</span>
      <span className="text-xs text-quiet max-lg:sr-only">console</span>
    </Link>
  );
}
