import type { Translation } from '../../../client/src/documents.ts';

/** Whose texts they are, each with its licence. */
export function Licences({ translations }: { readonly translations: readonly Translation[] }) {
  return translations.map(({ id, name, licenseUrl, licenseNotes, website }) => (
    <p key={id} class="licence">
      <bdi>{name}</bdi>. <a href={licenseUrl}>Licence</a>
      {licenseNotes ? ` · ${licenseNotes}` : ''} · <a href={website}>About this translation</a>
    </p>
  ));
}
