import type { HttpRow } from './http-row.ts';
import { brotliRows } from './rows/brotli.rows.ts';
import { conditionalRangeRows } from './rows/conditional-ranges.rows.ts';
import { connectionRows } from './rows/connections.rows.ts';
import { corsRows } from './rows/cors.rows.ts';
import { expectRows } from './rows/expect.rows.ts';
import { fieldRows } from './rows/fields.rows.ts';
import { headRows } from './rows/head.rows.ts';
import { hostRows } from './rows/host.rows.ts';
import { ifMatchRows } from './rows/if-match.rows.ts';
import { ifNoneMatchRows } from './rows/if-none-match.rows.ts';
import { lengthRows } from './rows/lengths.rows.ts';
import { messageBodyRows } from './rows/message-bodies.rows.ts';
import { methodRows } from './rows/methods.rows.ts';
import { negotiationRows } from './rows/negotiation.rows.ts';
import { optionsRows } from './rows/options.rows.ts';
import { pathRows } from './rows/paths.rows.ts';
import { pipeliningRows } from './rows/pipelining.rows.ts';
import { rangeRows } from './rows/ranges.rows.ts';
import { requestLineRows } from './rows/request-line.rows.ts';
import { targetRows } from './rows/targets.rows.ts';

export const httpRows: Readonly<Record<string, readonly HttpRow[]>> = {
  methods: methodRows,
  HEAD: headRows,
  OPTIONS: optionsRows,
  'content negotiation': negotiationRows,
  brotli: brotliRows,
  'If-None-Match': ifNoneMatchRows,
  'If-Match': ifMatchRows,
  Range: rangeRows,
  'conditions on ranges': conditionalRangeRows,
  CORS: corsRows,
  'canonical paths': pathRows,
  'request targets': targetRows,
  'request lines': requestLineRows,
  'field lines': fieldRows,
  Host: hostRows,
  'lengths of targets and heads': lengthRows,
  'request bodies': messageBodyRows,
  Expect: expectRows,
  persistence: connectionRows,
  pipelining: pipeliningRows,
};
