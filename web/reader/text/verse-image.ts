import type { quotedVerses } from './copied-text.ts';

type Quoted = NonNullable<ReturnType<typeof quotedVerses>>;

const size = 1080;
const margin = 96;
const footHeight = 150;
const maxFont = 76;
const minFont = 22;
const lineHeight = 1.42;

export async function drawVerses(canvas: HTMLCanvasElement, quoted: Quoted, siteName = ''): Promise<void> {
  const { body, source, citation } = quoted;
  const { fontFamily } = getComputedStyle(source);
  await document.fonts.load(`${maxFont}px ${fontFamily}`, body).catch(() => {});
  const context = canvas.getContext('2d')!;
  const colour = colours();
  context.fillStyle = colour.paper;
  context.fillRect(0, 0, size, size);
  context.fillStyle = colour.accent;
  context.fillRect(0, 0, size, 14);
  const isRtl = source.dir === 'rtl';
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  const edge = isRtl ? size - margin : margin;

  const { font, lines } = fittingLines(context, body, { family: fontFamily, language: source.lang });
  const height = lines.length * font * lineHeight;
  let y = margin + (size - 2 * margin - footHeight - height) / 2 + font;
  context.fillStyle = colour.ink;
  for (const line of lines) {
    context.fillText(line, edge, y);
    y += font * lineHeight;
  }
  context.fillStyle = colour.accent;
  const footStart = size - margin - footHeight / 2 + 30;
  context.font = `600 34px ${fontFamily}`;
  context.fillText(citation.reference, edge, footStart, size - 2 * margin);
  context.fillStyle = colour.soft;
  context.font = `26px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(
    [siteName, location.host].filter(Boolean).join(' · '),
    edge,
    footStart + 46,
    size - 2 * margin,
  );
}

function colours() {
  const probe = document.body.appendChild(document.createElement('span'));
  const resolved = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const found = {
    paper: resolved('paper'),
    ink: resolved('ink'),
    soft: resolved('soft'),
    accent: resolved('accent'),
  };
  probe.remove();
  return found;
}

interface Typeface {
  readonly family: string;
  readonly language: string;
}

function fittingLines(context: CanvasRenderingContext2D, body: string, { family, language }: Typeface) {
  const [width, height] = [size - 2 * margin, size - 2 * margin - footHeight];
  for (let font = maxFont; ; font -= 3) {
    context.font = `${font}px ${family}`;
    const lines = body.split('\n').flatMap((line) => wrapped(context, line, { width, language }));
    const maxLines = Math.floor(height / (font * lineHeight));
    const isWide = lines.some((line) => context.measureText(line).width > width);
    if (lines.length <= maxLines && !isWide) return { font, lines };
    if (font <= minFont) {
      const cut = lines.slice(0, maxLines);
      return { font, lines: [...cut.slice(0, -1), `${cut.at(-1) ?? ''} …`] };
    }
  }
}

interface Measure {
  readonly width: number;
  readonly language: string;
}

function wrapped(context: CanvasRenderingContext2D, text: string, { width, language }: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of breakable(text, language)) {
    if (line !== '' && context.measureText((line + part).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line += part;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

function breakable(text: string, language: string): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const { segment, isWordLike } of new Intl.Segmenter(language || undefined, {
    granularity: 'word',
  }).segment(text)) {
    const isSpace = segment.trim() === '';
    const isOpening = /^[\p{Ps}\p{Pi}]+$/u.test(segment);
    const before = parts.at(-1);
    const followsSpace = before !== undefined && /\s$/.test(before) && !before.endsWith('\u00a0');
    const startsPart =
      before === undefined || (!isOpen && !isSpace && (followsSpace || isWordLike || isOpening));
    if (startsPart && !(isWordLike && before?.endsWith('\u00a0'))) parts.push(segment);
    else parts[parts.length - 1] += segment;
    isOpen = isOpening;
  }
  return parts;
}
