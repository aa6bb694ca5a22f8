import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Dataset } from '../../../client/src/documents.ts';
import { type ChapterMentions, mentionsIn } from '../../../client/src/study-notes.ts';
import { service, useDocument } from '../../service/service.ts';
import { hasPart } from '../../service/site.ts';
import { studyText } from '../../strings/texts.ts';
import { laterContent } from '../../widgets/later-content.tsx';
import { Pending } from '../../widgets/problem.tsx';
import { stopsOfVerses } from '../map/journeys.ts';
import { PassageContext } from '../route.ts';
import { EntityList } from './entity-list.tsx';
import { EntityRecordView } from './entity-record.tsx';
import { isSelected, Nothing, Source } from './panel-parts.tsx';
import { dateLabel, lifeSpan } from './year-label.ts';

const ChapterMap = laterContent(async () => (await import('../map/place-map.tsx')).ChapterMap);

type Opener = (link: string) => void;

interface OpenedRecord {
  readonly link: string;
  /** How far the view was scrolled that it was opened from. */
  readonly scrolled: number;
}

/** The list of the chapter and the opened records. Those below stay as they are, so that Back returns to their places. */
export function Entities({ datasets }: { readonly datasets: readonly Dataset[] }) {
  const [opened, setOpened] = useState<readonly OpenedRecord[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<OpenedRecord | undefined>(undefined);
  const panel = () => list.current!.closest('.tab-panel')!;
  useLayoutEffect(() => {
    if (!left.current) return;
    const { link, scrolled } = left.current;
    left.current = undefined;
    panel().scrollTop = scrolled;
    const entry = `[data-link="${CSS.escape(link)}"]:not([hidden] *)`;
    panel().querySelector<HTMLElement>(entry)?.focus({ preventScroll: true });
  }, [opened]);
  const open = (link: string) => {
    if (link !== opened.at(-1)?.link) setOpened([...opened, { link, scrolled: panel().scrollTop }]);
  };
  const goBack = () => {
    left.current = opened.at(-1);
    setOpened(opened.slice(0, -1));
  };
  return (
    <>
      {opened.length > 0 && (
        <button type="button" class="record-back" onClick={goBack}>
          <span aria-hidden="true">‹</span> {studyText('back')}
        </button>
      )}
      <div ref={list} hidden={opened.length > 0}>
        <ChapterEntities datasets={datasets} onOpen={open} />
      </div>
      {opened.map(({ link }, index) => (
        <div key={index} hidden={index < opened.length - 1}>
          <EntityRecordView link={link} onOpen={open} />
        </div>
      ))}
    </>
  );
}

interface ChapterEntitiesProps {
  readonly datasets: readonly Dataset[];
  readonly onOpen: Opener;
}

function ChapterEntities({ datasets, onOpen }: ChapterEntitiesProps) {
  const { route, books } = useContext(PassageContext);
  const { translation, book, chapter } = route;
  const ids = datasets.map(({ id }) => id);
  const key = `${ids.join()}/${translation}/${book}/${chapter}`;
  const { document, error, isLoading, retry } = useDocument(key, (signal) =>
    Promise.all(ids.map((id) => mentionsIn(service, id, translation, { book, chapter }, { signal }))),
  );
  if (!document || isLoading) return <Pending error={error} retry={retry} />;
  const parts = document
    .filter((each) => each !== undefined)
    .map((each) => ({ dataset: each.dataset, ...entitiesIn(each, (verse) => isSelected(route, verse)) }))
    .filter(({ people, places, events }) => people.length + places.length + events.length > 0);
  if (parts.length === 0) return <Nothing of="Entities" />;
  const name = books.find(({ id }) => id === book)?.name ?? book;
  const ofVerses = studyText('orderOfVerses', { place: `${name} ${chapter}` });
  return parts.map(({ dataset, people, places, events }) => (
    <section key={dataset.id}>
      <EntityList
        title={studyText('people')}
        entities={people.map((each) => ({ ...each, remark: lifeSpan(each.birthYear, each.deathYear) }))}
        onOpen={onOpen}
      />
      <EntityList
        title={studyText('places')}
        entities={places.map((each) => ({ ...each, remark: each.featureType }))}
        onOpen={onOpen}
      />
      {hasPart('map') && places.some(({ latitude }) => latitude !== undefined) && (
        <ChapterMap {...{ dataset, places, onOpen }} journey={{ order: ofVerses, stops: stopsIn(places) }} />
      )}
      <EntityList
        title={studyText('events')}
        entities={events.map((each) => ({ ...each, remark: each.startDate && dateLabel(each.startDate) }))}
        onOpen={onOpen}
      />
      <Source edition={dataset} />
    </section>
  ));
}

function stopsIn(places: Parameters<typeof stopsOfVerses>[0]) {
  return stopsOfVerses(places).map((stop) => ({
    ...stop,
    remark: studyText('inVerse', { verse: stop.remark }),
  }));
}

function entitiesIn({ chapter }: ChapterMentions, isShown: (verse: number) => boolean) {
  const isThere = ({ verses }: { readonly verses: readonly number[] }) => verses.some(isShown);
  return {
    people: chapter.people.filter(isThere),
    places: chapter.places.filter(isThere),
    events: chapter.events.filter(isThere),
  };
}
