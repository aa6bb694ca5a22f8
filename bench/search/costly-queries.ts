import { writeFileSync } from 'node:fs';
import type { Library } from '../../src/library/library.ts';
import { QuestionError } from '../../src/questions/question.ts';
import type { SearchAnswer } from '../../src/questions/search/search-answer.ts';
import { processMemory } from '../lib/processes.ts';
import { median } from '../lib/report.ts';
import { CopiedDocuments } from './copied-documents.ts';
import { OwnEngine } from './engines.ts';

const frequent = 'the and of to that in he shall unto for i his a lord they be is him not them';
const prefixes = 'th* an* of* to* in* he* sh* un* fo* hi*';
const everywhere =
  'GEN, EXO 1-20, LEV 3, NUM 4:1-5, DEU, JOS 2, JDG, RUT 1, 1SA 3, 2SA, 1KI 4, 2KI, 1CH, 2CH 5, EZR, NEH 6, EST, JOB 7, PSA 1-89, PRO, ECC 8, SNG, ISA 9, JER, LAM 1, EZK, DAN 2, HOS, JOL 1, AMO, OBA, JON 2, MIC, NAM 1, HAB, ZEP 2, HAG, ZEC 3, MAL, MAT 4, MRK, LUK 5, JHN, ACT 6, ROM, 1CO 7, 2CO, GAL 1, EPH, PHP 2';

const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a prefix of one letter': { q: 't*' },
  'a prefix of two letters': { q: 'th*' },
  'ten prefixes': { q: prefixes },
  'any of ten prefixes, by relevance': {
    q: prefixes.replaceAll(' ', ' | '),
    sort: 'relevance',
    limit: '100',
  },
  'a phrase of prefixes': { q: '"th* lo* of*"' },
  'twenty frequent words': { q: frequent, limit: '100' },
  'any of twenty frequent words, by relevance': {
    q: frequent.replaceAll(' ', ' | '),
    sort: 'relevance',
    limit: '100',
  },
  'without frequent words': { q: `god ${frequent.replaceAll(/(?:^| )(?=\S)/g, ' -')}`.slice(0, 90) },
  'a phrase of forty words': { q: `"${`${frequent} ${frequent}`}"` },
  'a frequent phrase': { q: '"and the"', limit: '100' },
  'the last of all pages': { q: 'and', sort: 'relevance', limit: '100', offset: '20000' },
  'fifty ranges': { q: 'the', books: everywhere },
};

export const costlyHead = ['search', 'cold ms', 'most', 'warm ms', 'most', 'cold MB', 'warm MB', 'answered'];

export function costlyRows(library: Library, id: string, copies: number): string[][] {
  const copied = new CopiedDocuments(library, id, copies);
  const other = new OwnEngine(library, id, copied);
  for (let turn = 0; turn < 30; turn++)
    for (const parameters of Object.values(queries)) ask(other, { in: '*', ...parameters });
  return Object.entries(queries).map(([name, parameters]) => {
    const cold = [0, 1, 2, 3, 4].map(() =>
      costOf(new OwnEngine(library, id, copied), { in: '*', ...parameters }),
    );
    const engine = new OwnEngine(library, id, copied);
    ask(engine, { in: '*', ...parameters });
    const warm = [0, 1, 2, 3, 4].map(() => costOf(engine, { in: '*', ...parameters }));
    const cells = (costs: readonly Cost[]) => {
      const milliseconds = costs.map((cost) => cost.milliseconds);
      return [median(milliseconds).toFixed(1), Math.max(...milliseconds).toFixed(1)];
    };
    const megabytes = (costs: readonly Cost[]) => Math.max(...costs.map((cost) => cost.megabytes)).toFixed(0);
    return [name, ...cells(cold), ...cells(warm), megabytes(cold), megabytes(warm), cold[0]!.answer];
  });
}

interface Cost {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly answer: string;
}

function costOf(engine: OwnEngine, parameters: Readonly<Record<string, string>>): Cost {
  Bun.gc(true);
  writeFileSync('/proc/self/clear_refs', '5');
  const before = processMemory(process.pid).resident;
  const started = process.cpuUsage();
  const answer = ask(engine, parameters);
  const { user, system } = process.cpuUsage(started);
  return {
    milliseconds: (user + system) / 1000,
    megabytes: processMemory(process.pid).peak - before,
    answer,
  };
}

function ask(engine: OwnEngine, parameters: Readonly<Record<string, string>>): string {
  try {
    const { editions, unsearched } = JSON.parse(engine.ask(parameters)) as SearchAnswer;
    return `${editions.length} of ${editions.length + unsearched}`;
  } catch (error) {
    if (error instanceof QuestionError) return 'refused';
    throw error;
  }
}
