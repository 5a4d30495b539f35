interface NumberedCardProps {
  number: number;
  title: string;
  text: string;
}

/** A step, in the order in which it comes. */
export function NumberedCard({ number, title, text }: NumberedCardProps) {
  return (
    <div className="h-full border-t-2 border-(--mark) pt-5">
      <p aria-hidden="true" className="text-3xl leading-none font-bold text-(--mark) tabular-nums">
        {number}
      </p>
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="quiet mt-2.5 text-pretty">{text}</p>
    </div>
  );
}
