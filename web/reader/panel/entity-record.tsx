import { useEffect, useRef, useState } from 'preact/hooks';
import type { Dataset, DatasetEntityRef } from '../../../client/src/documents.ts';
import { inOrder } from '../../../client/src/in-order.ts';
import { relatedVerses } from '../../../src/questions/cross-references.ts';
import { service, useDocument } from '../../service/service.ts';
import { hasPart } from '../../service/site.ts';
import { studyText } from '../../strings/texts.ts';
import { laterContent } from '../../widgets/later-content.tsx';
import { Pending } from '../../widgets/problem.tsx';
import { stopsOfEvents } from '../map/journeys.ts';
import { LinkedText, useNumbers } from '../references/linked-text.tsx';
import { Source } from './panel-parts.tsx';
import { type EntityRecord, recordView } from './record-view.ts';
import { ReferenceList, WithTexts } from './references.tsx';
import { dateLabel } from './year-label.ts';

const ChapterMap = laterContent(async () => (await import('../map/place-map.tsx')).ChapterMap);

interface EntityRecordProps {
  readonly link: string;
  readonly onOpen: (link: string) => void;
}

const shownReferences = 12;

export function EntityRecordView({ link, onOpen }: EntityRecordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    document: record,
    error,
    isLoading,
    retry,
  } = useDocument(link, (signal) => service.get<EntityRecord>(link, { signal }));
  const numbers = useNumbers(record?.dataset.id);
  useEffect(() => heading.current?.focus(), [record]);
  const view = !isLoading && record && recordView(record);
  if (!view) return <Pending error={error} retry={retry} />;
  const { place, event, person, dataset } = record;
  const references = numbers
    ? view.references.flatMap((reference) => relatedVerses(reference, numbers) ?? [])
    : view.references;
  return (
    <article class="record">
      <h3 ref={heading} tabIndex={-1}>
        {view.name}
      </h3>
      {view.facts.length > 0 && (
        <dl class="facts">
          {view.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasPart('map') && place?.latitude !== undefined && (
        <ChapterMap dataset={dataset} places={[{ ...place, apiLink: link }]} onOpen={onOpen} />
      )}
      {hasPart('map') && event?.locations && <ChapterMap {...{ dataset, onOpen }} places={event.locations} />}
      {view.paragraphs.length > 0 && <Description paragraphs={view.paragraphs} dataset={dataset} />}
      {hasPart('map') && person?.events && dataset.listOfPlacesApiLink && (
        <EventsMap key={link} {...{ dataset, onOpen }} name={person.name} events={person.events} />
      )}
      {view.relations.map(([name, others]) => (
        <section key={name} class="relation">
          <h4>{name}</h4>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  class="chip"
                  data-link={other.apiLink}
                  onClick={() => onOpen(other.apiLink)}
                >
                  {other.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.references.length > 0 && (
        <section class="relation">
          <h4>{studyText('inTheText')}</h4>
          <WithTexts>
            <ReferenceList key={link} references={references} first={shownReferences} />
          </WithTexts>
        </section>
      )}
      <Source edition={dataset} />
    </article>
  );
}

interface EventsMapProps {
  readonly dataset: Dataset;
  readonly name: string;
  readonly events: readonly DatasetEntityRef[];
  readonly onOpen: (link: string) => void;
}

const concurrency = 6;

function EventsMap({ dataset, name, events, onOpen }: EventsMapProps) {
  const [isOpen, open] = useState(false);
  const { document, error, retry } = useDocument(isOpen ? 'events' : undefined, async (signal) => {
    const tasks = events.map(
      ({ apiLink }) =>
        (abort: AbortSignal) =>
          service.get<EntityRecord>(apiLink, { signal: abort }),
    );
    const records = await Array.fromAsync(inOrder(tasks, concurrency, signal));
    return stopsOfEvents(
      records.flatMap(({ event }) => event ?? []),
      dateLabel,
    );
  });
  if (!isOpen) {
    return (
      <button type="button" class="chip" onClick={() => open(true)}>
        {studyText('mapOfEvents', { count: events.length })}
      </button>
    );
  }
  if (!document) return <Pending error={error} retry={retry} />;
  const order = studyText('orderOfEvents', { name });
  return document.length === 0 ? (
    <p class="nothing">{studyText('noneLocated')}</p>
  ) : (
    <ChapterMap {...{ dataset, onOpen }} places={[]} journey={{ order, stops: document }} />
  );
}

interface DescriptionProps {
  readonly paragraphs: readonly string[];
  readonly dataset: Dataset;
}

function Description({ paragraphs: [first = '', ...others], dataset }: DescriptionProps) {
  const of = { edition: { language: dataset.language }, numberedBy: dataset.id };
  return (
    <div class="description">
      <p>
        <LinkedText text={first} {...of} />
      </p>
      {others.length > 0 && (
        <details>
          <summary>{studyText('readMore')}</summary>
          {others.map((text, index) => (
            <p key={index}>
              <LinkedText text={text} {...of} />
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
