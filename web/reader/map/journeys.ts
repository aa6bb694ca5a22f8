interface Stop {
  readonly place: string;
  readonly remark: string;
}

export interface Journey {
  readonly order: string;
  readonly stops: readonly Stop[];
}

interface NamedPlace {
  readonly id: string;
  readonly verses: readonly number[];
}

/** The places in the order of the verses that name them. A place that recurs after others is a stop again. */
export function stopsOfVerses(places: readonly NamedPlace[]): Stop[] {
  const named = places.flatMap(({ id, verses }) => verses.map((verse) => ({ id, verse })));
  const inOrder = named.toSorted((a, b) => a.verse - b.verse);
  return withoutRepeats(inOrder.map(({ id, verse }) => ({ place: id, remark: String(verse) })));
}

interface LocatedEvent {
  readonly name: string;
  readonly startDate?: string;
  readonly locations?: readonly { readonly id: string }[];
}

export function stopsOfEvents(events: readonly LocatedEvent[], dateLabel: (date: string) => string): Stop[] {
  const dated = events.flatMap((event) => {
    const time = event.startDate === undefined ? Number.NaN : timeOf(event.startDate);
    return Number.isNaN(time) ? [] : [{ ...event, time }];
  });
  return withoutRepeats(
    dated
      .toSorted((a, b) => a.time - b.time)
      .flatMap(({ name, startDate, locations = [] }) =>
        locations.map(({ id }) => ({ place: id, remark: `${name}, ${dateLabel(startDate!)}` })),
      ),
  );
}

/** Sort key of a date such as `-1920`, `0048-04` or `0048-04-01`. */
function timeOf(date: string): number {
  const [, sign, year, month = '0', day = '0'] = /^(-?)(\d{1,4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? [];
  return Number(`${sign}${year}`) + Number(month) / 13 + Number(day) / 500;
}

function withoutRepeats(stops: readonly Stop[]): Stop[] {
  return stops.filter(({ place }, index) => place !== stops[index - 1]?.place);
}
