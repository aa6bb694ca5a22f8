import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { systemFault } from '../../lib/system-fault.ts';

type Profile = ReadonlyMap<string, string>;

export function profileName(): string {
  return process.env.AWS_PROFILE || 'default';
}

/**
 * The settings of a profile in the shared files `~/.aws/config` and `~/.aws/credentials`, which has priority.
 * @returns undefined if neither contains the profile.
 */
export function readProfile(name = profileName()): Profile | undefined {
  const folder = join(process.env.HOME || homedir(), '.aws');
  const config = readSections(process.env.AWS_CONFIG_FILE || join(folder, 'config'));
  const credentials = readSections(process.env.AWS_SHARED_CREDENTIALS_FILE || join(folder, 'credentials'));
  const found = [
    config.get(`profile ${name}`) ?? (name === 'default' ? config.get(name) : undefined),
    credentials.get(name),
  ].filter((section) => section !== undefined);
  return found.length === 0 ? undefined : new Map(found.flatMap((section) => [...section]));
}

function readSections(path: string): Map<string, Map<string, string>> {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (!systemFault(error)) throw error;
  }
  return parseSections(text);
}

/** Nested settings (`s3 =` and indented lines) are skipped. */
function parseSections(text: string): Map<string, Map<string, string>> {
  const sections = new Map<string, Map<string, string>>();
  let section: Map<string, string> | undefined;
  for (const line of text.split(/\r?\n/)) {
    const header = /^\[\s*(.+?)\s*\]/.exec(line)?.[1]?.replace(/\s+/g, ' ');
    if (header !== undefined) {
      section = sections.get(header) ?? new Map();
      sections.set(header, section);
      continue;
    }
    const [, key, value] = /^([^\s#;=][^=]*?)\s*=\s*(.*?)(?:\s[#;].*)?\s*$/.exec(line) ?? [];
    if (key !== undefined && value) section?.set(key.toLowerCase(), value);
  }
  return sections;
}
