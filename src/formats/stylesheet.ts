export type CustomMarkers = Readonly<Record<string, string>>;

/** A stylesheet of Paratext redefines a few markers; more are not a stylesheet. */
const maxMarkers = 500;

/**
 * Reads a stylesheet of Paratext (`custom.sty`): entries of `\Marker`, `\StyleType`, `\TextType` and
 * `\TextProperties`. Never throws; lines that it does not know are ignored.
 */
export function readStylesheet(text: string): CustomMarkers {
  const markers: Record<string, string> = {};
  const entries = text.split(/^[ \t]*\\Marker[ \t]+/im).slice(1, maxMarkers + 1);
  for (const entry of entries) {
    const name = /^[a-z][a-z0-9-]*/.exec(entry)?.[0];
    if (name === undefined) continue;
    const like = standardMarker(name, (field) => fieldOf(entry, field));
    if (like !== undefined) markers[name] = like;
  }
  return markers;
}

function fieldOf(entry: string, field: string): string {
  const line = new RegExp(`^[ \\t]*\\\\${field}[ \\t]+([^\\r\\n#]*)`, 'im').exec(entry)?.[1] ?? '';
  return line.trim().toLowerCase();
}

function standardMarker(name: string, field: (name: string) => string): string | undefined {
  const properties = field('TextProperties').split(/\s+/);
  const textType = field('TextType');
  const isHidden = properties.includes('nonpublishable');
  switch (field('StyleType')) {
    case 'paragraph':
      if (isHidden) return 'rem';
      if (textType === 'title') return 'mt';
      if (textType === 'section') return 's';
      if (properties.includes('poetic')) return `q${/level_([2-9])/.exec(properties.join(' '))?.[1] ?? 1}`;
      return 'p';
    case 'character': {
      if (isHidden) return 'pro';
      const isInNote = textType === 'notetext' || properties.includes('note');
      return isInNote ? 'ft' : 'no';
    }
    case 'note':
      return name.startsWith('x') ? 'x' : isHidden ? 'ef' : 'f';
    case 'milestone':
      return 'ts-s';
    default:
      return undefined;
  }
}
