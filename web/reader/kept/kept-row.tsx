import type { ComponentChildren } from 'preact';
import { keptText } from '../../strings/texts.ts';
import { type Route, routeAddress } from '../route.ts';
import type { KeptPassage } from './kept-data.ts';

interface RowProps {
  readonly route: Route;
  readonly passage: KeptPassage & { readonly words?: string };
  readonly onRemove?: () => void;
  readonly children?: ComponentChildren;
}

export function Row({ route, passage, onRemove, children }: RowProps) {
  const { title, edition, words } = passage;
  return (
    <li class="kept-row">
      <a href={hrefOf(passage, route)}>
        <bdi>{title}</bdi> <span class="edition">{edition}</span>
      </a>
      {onRemove && (
        <button
          type="button"
          class="remove"
          aria-label={keptText('deleteItem', { title })}
          title={keptText('delete')}
          onClick={onRemove}
        >
          ✕
        </button>
      )}
      {children}
      {words && (
        <p class="words" dir="auto">
          {words}
        </p>
      )}
    </li>
  );
}

/** Parallel translations stay open only within the same edition. */
export function hrefOf(
  { edition, book, chapter, verse, endVerse }: Omit<KeptPassage, 'title'>,
  route: Route,
): string {
  return routeAddress.format({
    translation: edition,
    book,
    chapter,
    ...(verse !== undefined && { verse }),
    ...(endVerse !== undefined && { endVerse }),
    parallels: edition === route.translation ? route.parallels : [],
  });
}
