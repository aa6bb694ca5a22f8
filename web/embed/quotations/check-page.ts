/** Marks the quotations of a page as checked. `embed.js` loads this module if its script has `data-quotations`. */
import type { ScriptoriumClient } from '../../../client/src/index.ts';
import { findQuotations } from '../../../src/references/find-quotations.ts';
import type { WrittenReference } from '../../../src/references/place-reader.ts';
import { chosenLanguage } from '../../strings/languages.ts';
import { speak } from '../../strings/strings.ts';
import { PageText } from './page-text.ts';
import { isListOfIds, QuotationMark } from './quotation-mark.ts';

/** The texts of `web/strings` about quotations by language, without English; inserted by `embed-files.ts`. */
declare const textsOfQuotations: Readonly<Record<string, object>>;

type Client = typeof import('../../../client/src/index.ts');

interface PageOptions {
  readonly service: URL;
  readonly theme: string;
  readonly editions: readonly string[];
  readonly detect: (text: string) => readonly WrittenReference[];
}

const closingMark = /^[.,;:!?]?[”"»“«」』›’]/;

export async function checkQuotations(roots: readonly Element[], options: PageOptions): Promise<void> {
  const { service, theme, editions, detect } = options;
  const { code, locale } = chosenLanguage(undefined, [document.documentElement.lang]);
  speak({ locale, strings: textsOfQuotations[code] && { quotation: textsOfQuotations[code] } });
  const placed = roots.flatMap((root) => {
    const page = new PageText(root);
    return findQuotations(page, detect(page.text)).map((quotation) => {
      const end = quotation.end + (closingMark.exec(page.text.slice(quotation.end))?.[0].length ?? 0);
      return { quotation, pieces: page.pieces(quotation.start, end) };
    });
  });
  if (placed.length === 0) return;
  try {
    const { createClient, checkQuotation }: Client = await import(new URL('client.js', service).href);
    const client = createClient({ baseUrl: service.href.replace(/\/$/, '') });
    const idOf = await editionNames(editions, client);
    for (const { quotation, pieces } of placed) {
      const claimed = quotation.edition && idOf(quotation.edition);
      if (quotation.edition && !claimed) continue;
      const answer = await checkQuotation(client, quotation.text, {
        in: claimed ? [...new Set([claimed, ...editions])] : editions,
        ref: quotation.ref,
        claimed: Boolean(claimed),
      });
      const { translation } = answer.edition === null ? {} : await client.books(answer.edition);
      new QuotationMark(answer, { translation, editions, service, theme }).place(pieces);
    }
  } catch (error) {
    console.warn(`Quotations are not checked: ${(error as Error).message}`);
  }
}

async function editionNames(
  editions: readonly string[],
  client: ScriptoriumClient,
): Promise<(name: string) => string | undefined> {
  const isList = isListOfIds(editions);
  const all = isList
    ? await Promise.all(editions.map(async (id) => (await client.books(id)).translation))
    : (await client.translations()).translations;
  const ids = new Map(
    all.flatMap(({ id, shortName }) => [id, shortName].map((name) => [name?.toLowerCase(), id])),
  );
  return (name) => ids.get(name.toLowerCase());
}
