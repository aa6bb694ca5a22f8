import { useEffect, useRef } from 'preact/hooks';
import { Problem, Waiting } from '../problem.tsx';
import { LinkedText } from '../references/linked-text.tsx';
import { service, useDocument } from '../service.ts';
import { Source } from './panel-parts.tsx';
import { ChapterMap } from './place-map.tsx';
import { type EntityRecord, recordView } from './record-view.ts';
import { ReferenceList } from './references.tsx';

interface EntityRecordProps {
  readonly link: string;
  readonly onOpen: (link: string) => void;
}

const shownReferences = 18;

/** Everything that the dataset has about a person, place, event or people group. */
export function EntityRecordView({ link, onOpen }: EntityRecordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    document: record,
    error,
    isLoading,
    retry,
  } = useDocument(link, (signal) => service.get<EntityRecord>(link, { signal }));
  useEffect(() => heading.current?.focus(), [record]);
  if (error) return <Problem error={error} retry={retry} />;
  const view = !isLoading && record && recordView(record);
  if (!view) return <Waiting />;
  const { place, dataset } = record;
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
      {place && <ChapterMap dataset={dataset} places={[{ ...place, apiLink: link }]} onOpen={onOpen} />}
      {view.paragraphs.length > 0 && <Description paragraphs={view.paragraphs} language={dataset.language} />}
      {view.relations.map(([name, others]) => (
        <section key={name} class="relation">
          <h4>{name}</h4>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <button type="button" class="chip" onClick={() => onOpen(other.apiLink)}>
                  {other.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.references.length > 0 && (
        <section class="relation">
          <h4>In the text</h4>
          <ReferenceList key={link} references={view.references} first={shownReferences} />
        </section>
      )}
      <Source edition={dataset} />
    </article>
  );
}

interface DescriptionProps {
  readonly paragraphs: readonly string[];
  readonly language: string;
}

/** The first paragraph, and the others on request, as some descriptions are long. */
function Description({ paragraphs: [first = '', ...others], language }: DescriptionProps) {
  const edition = { language };
  return (
    <div class="description">
      <p>
        <LinkedText text={first} edition={edition} />
      </p>
      {others.length > 0 && (
        <details>
          <summary>Read more</summary>
          {others.map((text, index) => (
            <p key={index}>
              <LinkedText text={text} edition={edition} />
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
