/** The interface languages with their native names. English is part of each script; the others are loaded on demand. */
import type { LanguageCode, Translation } from './languages.ts';

interface InterfaceLanguage {
  readonly code: LanguageCode;
  readonly name: string;
  readonly load?: () => Promise<{ readonly default: Translation }>;
}

export const languages: readonly InterfaceLanguage[] = [
  { code: 'id', name: 'Bahasa Indonesia', load: () => import('./strings-id.json') },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español', load: () => import('./strings-es.json') },
  { code: 'fr', name: 'Français', load: () => import('./strings-fr.json') },
  { code: 'sw', name: 'Kiswahili', load: () => import('./strings-sw.json') },
  { code: 'pt', name: 'Português', load: () => import('./strings-pt.json') },
  { code: 'he', name: 'עברית', load: () => import('./strings-he.json') },
  { code: 'ar', name: 'العربية', load: () => import('./strings-ar.json') },
  { code: 'hi', name: 'हिन्दी', load: () => import('./strings-hi.json') },
  { code: 'zh', name: '简体中文', load: () => import('./strings-zh.json') },
];
