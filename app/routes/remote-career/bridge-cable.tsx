/** Of the drawing, in its own units; it is stretched to the width of the page. */
const WIDTH = 1200;
const DECK = 150;
const TOWER = 20;
/** How far above the deck the cable hangs at its lowest. */
const SAG = 24;
const HANGERS = 23;

/** A suspension bridge whose towers stand over the first and the last station. */
export function BridgeCable({ stations }: { stations: number }) {
  const first = WIDTH / stations / 2;
  const span = WIDTH - 2 * first;
  const lowest = DECK - SAG;
  const height = (along: number) => lowest - (lowest - TOWER) * (2 * along - 1) ** 2;
  const hangers = Array.from({ length: HANGERS }, (_, index) => {
    const along = (index + 1) / (HANGERS + 1);
    return `M${first + along * span} ${height(along)}V${DECK}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${DECK + 4}`}
      className="-mb-6 hidden w-full fill-none stroke-primary-950 lg:block"
    >
      <path d={hangers.join('')} strokeWidth={1.5} className="stroke-primary-300" />
      <path
        d={`M0 ${DECK}L${first} ${TOWER}Q${WIDTH / 2} ${2 * lowest - TOWER} ${WIDTH - first} ${TOWER}L${WIDTH} ${DECK}`}
        strokeWidth={3}
      />
      <path d={`M0 ${DECK}H${WIDTH}`} strokeWidth={4} />
      <path
        d={`M${first} ${TOWER - 8}V${DECK}M${WIDTH - first} ${TOWER - 8}V${DECK}`}
        strokeWidth={8}
        strokeLinecap="round"
      />
    </svg>
  );
}
