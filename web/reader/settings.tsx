import { useEffect, useState } from 'preact/hooks';
import type { LanguageChoice } from '../strings/languages.ts';
import { applyLook, type Look, settingsName } from './look.ts';
import { remember, rememberedMembers } from './remembered.ts';

/** How the text is shown; remembered on the device. */
export interface Settings extends Look {
  /** Of the interface; the text has its own. */
  readonly language: LanguageChoice;
  readonly redLetters: boolean;
  readonly verseNumbers: boolean;
  readonly notes: boolean;
  readonly versePerLine: boolean;
  /** Words with annotations can be pressed; a screen reader reads more smoothly without. */
  readonly words: boolean;
  /** Under each word of an annotated text stand its meaning and its form. */
  readonly interlinear: boolean;
  /** Numbers and notes are kept from screen readers, so that sentences are read without a break. */
  readonly plain: boolean;
  /** A swipe turns the page. */
  readonly swipe: boolean;
  /** The next chapter follows where one ends. */
  readonly readingOn: boolean;
}

export const usualSettings: Settings = {
  language: 'auto',
  theme: 'auto',
  size: 0,
  redLetters: true,
  verseNumbers: true,
  notes: true,
  versePerLine: false,
  words: true,
  interlinear: false,
  plain: false,
  swipe: true,
  readingOn: true,
};

export type ChangeSettings = (change: Partial<Settings>) => void;

export function useSettings(): [Settings, ChangeSettings] {
  const [settings, change] = useRemembered(settingsName, usualSettings);
  useEffect(() => applyLook(settings), [settings]);
  return [settings, change];
}

/**
 * Choices that this device remembers under a name, and what changes some of them. `usual` are the choices at the first
 * visit.
 */
export function useRemembered<Choices extends object>(
  name: string,
  usual: Choices,
): [Choices, (change: Partial<Choices>) => void] {
  const [choices, setChoices] = useState<Choices>(() => ({ ...usual, ...rememberedMembers(name) }));
  useEffect(() => remember(name, JSON.stringify(choices)), [choices]);
  return [choices, (change) => setChoices((before) => ({ ...before, ...change }))];
}
