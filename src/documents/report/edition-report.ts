import type { ContentReport } from './content-report.ts';
import type { TranslationReport } from './translation-report.ts';

/** What is known of an edition's sources: what they hold, that nothing was lost, and what is wrong with them. */
export type EditionReport = TranslationReport | ContentReport;
