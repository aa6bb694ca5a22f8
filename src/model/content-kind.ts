/** What the sources of an edition are. Cross references and entities are both served as datasets. */
export type ContentKind = 'translation' | 'commentary' | 'cross-references' | 'entities';
