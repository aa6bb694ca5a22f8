export const toolCalls: readonly (readonly [name: string, input: Record<string, unknown>])[] = [
  ['list_translations', {}],
  ['list_translations', { kind: 'commentaries' }],
  ['get_passage', { reference: 'Ruth 1:16-17' }],
  ['get_passage', { reference: 'Jn 3,16; Ruth 4', translation: 'kjv', include: ['headings', 'footnotes'] }],
  ['search', { query: '"living water"', limit: 1 }],
  ['search', { query: 'strong:H430', translations: ['*'], sort: 'canon', limit: 2 }],
  ['compare', { reference: 'Gen 1:1', translations: ['OSHB', 'KJV'] }],
  ['get_cross_references', { reference: 'Ruth 1:16', limit: 2 }],
  ['get_commentary', { reference: 'Ruth 1:1' }],
  ['get_word', { reference: 'Gen 1:1' }],
  ['get_word', { word: 'H1254a', limit: 2 }],
  ['get_people_and_places', { reference: 'Ruth 1' }],
  ['get_people_and_places', { name: 'Boaz' }],
  ['verify_quotation', { quotation: 'Whither thou goest, I will follow', reference: 'Ruth 1:16' }],
];

export const resources = ['scripture://KJV', 'scripture://KJV/JHN/3', 'scripture://OSHB/GEN/1:1-3'];
