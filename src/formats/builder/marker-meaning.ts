import { type CharacterMarker, marker, type ParagraphMarker } from '../markers.ts';

/** What a style means for the builder. One that no manual has keeps its text. */
export const markerMeaning = {
  paragraph(style: string): ParagraphMarker {
    const known = marker(style);
    return known?.kind === 'para' ? known : { kind: 'para', role: 'prose' };
  },

  character(style: string): CharacterMarker {
    const known = marker(style);
    return known?.kind === 'char' ? known : { kind: 'char', role: 'text' };
  },

  /** The rule that drops a note; undefined for a footnote. */
  noteDrop(style: string) {
    const known = marker(style);
    return known?.kind === 'note' && known.role === 'drop' ? known.rule : undefined;
  },
};
