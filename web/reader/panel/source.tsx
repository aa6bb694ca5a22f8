interface SourceProps {
  readonly edition: { readonly name: string; readonly website: string; readonly licenseUrl: string };
}

/** Whose work it is. */
export function Source({ edition: { name, website, licenseUrl } }: SourceProps) {
  return (
    <p class="source">
      <a href={website}>{name}</a> · <a href={licenseUrl}>Licence</a>
    </p>
  );
}
