import { checkWith } from '../compile/workers/compile-worker.ts';
import { SourceChecks } from './text/source-checks.ts';

checkWith((language) => new SourceChecks(language));
