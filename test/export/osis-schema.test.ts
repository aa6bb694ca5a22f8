import { expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { exportScripture } from '../../src/export/scripture/export-scripture.ts';
import { newFolder } from '../new-folder.ts';
import { exportSamples, translationsIn } from './export-samples.ts';

setDefaultTimeout(600_000);

/** The only Debian package with the schema of OSIS 2.1.1: a program in Python that contains it compressed. */
const program = process.env.SCRIPTORIUM_U2O ?? '/usr/bin/u2o';
const hasSchema = existsSync(program) && Bun.which('python3') !== null;
if (!hasSchema)
  console.log(`OSIS is not validated: ${program} or python3 is not there (apt-get install u2o).`);

const unpack = `import codecs, re, sys
packed = re.search(r'SCHEMA = b"""(.*?)"""', open(sys.argv[1]).read(), re.S).group(1).encode()
sys.stdout.buffer.write(codecs.decode(codecs.decode(codecs.decode(packed, "base64"), "bz2"), "utf-8").encode())`;

/** The part of http://www.w3.org/2001/03/xml.xsd that OSIS refers to. */
const xmlAttributes = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">
<xs:attribute name="lang" type="xs:string"/><xs:attribute name="space" type="xs:string"/></xs:schema>`;

function schemaValidator(): XsdValidator {
  const address = 'http://www.w3.org/2001/03/xml.xsd';
  xmlRegisterInputProvider(new XmlBufferInputProvider({ [address]: Buffer.from(xmlAttributes) }));
  const { stdout } = Bun.spawnSync(['python3', '-c', unpack, program]);
  using schema = XmlDocument.fromString(stdout.toString());
  return XsdValidator.fromDoc(schema);
}

function faultsOf(validator: XsdValidator, text: string): string[] {
  using document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    const { details } = error as {
      readonly details: readonly { readonly message: string; readonly line: number }[];
    };
    return details.map(({ line, message }) => `${line}: ${message.trim()}`);
  }
}

test.skipIf(!hasSchema).each(exportSamples)('OSIS of %s is valid', async (_, compiled) => {
  const { library } = await compiled();
  using validator = schemaValidator();
  for (const id of translationsIn(library)) {
    const folder = newFolder({});
    await exportScripture({ library, id, format: 'osis', folder });
    const text = readFileSync(join(folder, `${id}.osis.xml`), 'utf8');
    expect([id, faultsOf(validator, text).slice(0, 5)]).toEqual([id, []]);
    expect(
      faultsOf(validator, text.replace('<chapter ', '<chapters ').replace('</chapter>', '</chapters>')),
    ).not.toEqual([]);
  }
});
