/** A partner's, to the left of what is kept free for it; its name stands beside it. */
export function PartnerLogo({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={145}
      height={32}
      loading="lazy"
      className="h-8 w-full max-w-36.25 object-contain object-left"
    />
  );
}
