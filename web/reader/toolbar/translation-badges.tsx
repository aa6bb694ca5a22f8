import type { Features, TranslationFeatures } from '../../../client/src/documents.ts';
import { orNone } from '../../service/loading.ts';
import { service, useDocument } from '../../service/service.ts';
import { canonText, pickersText } from '../../strings/texts.ts';
import { isDivided } from '../translation-lists.ts';

export function TranslationBadges({ features }: { readonly features: TranslationFeatures | undefined }) {
  if (!features) return null;
  const { oldTestament, newTestament, otherBooks, audio, words, notes } = features;
  const part = (name: string, books: number, all: number, whole: string) =>
    books === 0
      ? []
      : [
          [
            name,
            books === all
              ? pickersText('allBooks', { part: whole })
              : pickersText('someBooks', { part: whole, number: books, all }),
            books < all,
          ] as const,
        ];
  const all = [
    ...part(pickersText('OT'), oldTestament, 39, canonText('oldTestament')),
    ...part(pickersText('NT'), newTestament, 27, canonText('newTestament')),
    ...(otherBooks > 0
      ? [[pickersText('DC'), pickersText('beyond66', { count: otherBooks }), false] as const]
      : []),
    ...(audio ? [[pickersText('audio'), pickersText('hasAudio'), false] as const] : []),
    ...(words ? [[pickersText('words'), pickersText('hasWords'), false] as const] : []),
    ...(notes ? [[pickersText('notes'), pickersText('hasNotes'), false] as const] : []),
  ];
  return (
    <span class="badges">
      {all.map(([name, title, isPart]) => (
        <span key={name} class={isPart ? 'part' : ''} title={title}>
          {name}
        </span>
      ))}
    </span>
  );
}

/** The features of each translation; undefined until loaded, and in libraries built by an earlier version. */
export function useFeatures(): ReadonlyMap<string, TranslationFeatures> | undefined {
  const { document } = useDocument(isDivided ? undefined : 'features', async (signal) => {
    const features = await orNone(service.get<Features>('/api/x/features.json', { signal }));
    return new Map(features?.translations.map((each) => [each.id, each]));
  });
  return document;
}
