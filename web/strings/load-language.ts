/**
 * The interface languages with their native names. English is part of each script; the others are loaded on
 * demand.
 */
import type { LanguageCode, Translation } from './languages.ts';

interface InterfaceLanguage {
  readonly code: LanguageCode;
  readonly name: string;
  readonly load?: () => Promise<{ readonly default: Translation<'other'> }>;
}

export const languages: readonly InterfaceLanguage[] = [
  { code: 'id', name: 'Bahasa Indonesia', load: () => import('./strings-id.ts') },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español', load: () => import('./strings-es.ts') },
  { code: 'fr', name: 'Français', load: () => import('./strings-fr.ts') },
  { code: 'sw', name: 'Kiswahili', load: () => import('./strings-sw.ts') },
  { code: 'pt', name: 'Português', load: () => import('./strings-pt.ts') },
  { code: 'he', name: 'עברית', load: () => import('./strings-he.ts') },
  { code: 'ar', name: 'العربية', load: () => import('./strings-ar.ts') },
  { code: 'hi', name: 'हिन्दी', load: () => import('./strings-hi.ts') },
  { code: 'zh', name: '简体中文', load: () => import('./strings-zh.ts') },
];
