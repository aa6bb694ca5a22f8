import { useEffect, useState } from 'preact/hooks';
import { remember, rememberedMembers } from '../browser/remembered.ts';
import type { LanguageChoice } from '../strings/languages.ts';
import { applyLook, defaultLook, type Look, settingsName } from './look.ts';

export interface Settings extends Look {
  readonly language: LanguageChoice;
  readonly redLetters: boolean;
  readonly verseNumbers: boolean;
  readonly notes: boolean;
  readonly versePerLine: boolean;
  /** Annotated words can be pressed. Without this, screen readers read more smoothly. */
  readonly words: boolean;
  /** In Hebrew and Greek texts, a press opens the word instead of selecting the verse. */
  readonly wordFirst: boolean;
  readonly interlinear: boolean;
  /** Hides numbers and notes from screen readers, so that sentences are read without a break. */
  readonly plain: boolean;
  readonly swipe: boolean;
  readonly readingOn: boolean;
}

export const defaultSettings: Settings = {
  language: 'auto',
  ...defaultLook,
  redLetters: true,
  verseNumbers: true,
  notes: true,
  versePerLine: false,
  words: true,
  wordFirst: true,
  interlinear: false,
  plain: false,
  swipe: true,
  readingOn: true,
};

export type ChangeSettings = (change: Partial<Settings>) => void;

export function useSettings(): [Settings, ChangeSettings] {
  const [settings, change] = useRemembered(settingsName, defaultSettings);
  useEffect(() => applyLook(settings), [settings]);
  return [settings, change];
}

/**
 * Choices remembered on this device under `name`, and a function that updates some of them. `defaults` apply to
 * the others.
 */
export function useRemembered<Choices extends object>(
  name: string,
  defaults: Choices,
): [Choices, (change: Partial<Choices>) => void] {
  const [choices, setChoices] = useState<Choices>(() => ({ ...defaults, ...rememberedMembers(name) }));
  useEffect(() => remember(name, JSON.stringify(choices)), [choices]);
  return [choices, (change) => setChoices((before) => ({ ...before, ...change }))];
}
