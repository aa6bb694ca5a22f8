import { useEffect, useState } from 'preact/hooks';
import { remember, rememberedMembers } from '../remembered.ts';

/** What somebody looked at last in the panel; kept on their device. */
interface StudyChoices {
  readonly tab?: string;
  readonly commentary?: string;
}

const name = 'study';

export function useStudyChoices(): [StudyChoices, (change: StudyChoices) => void] {
  const [choices, setChoices] = useState<StudyChoices>(() => rememberedMembers(name));
  useEffect(() => remember(name, JSON.stringify(choices)), [choices]);
  return [choices, (change) => setChoices((before) => ({ ...before, ...change }))];
}
