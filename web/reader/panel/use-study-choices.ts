import { useEffect, useState } from 'preact/hooks';

/** What somebody looked at last in the panel; kept on their device. */
export interface StudyChoices {
  readonly tab?: string;
  readonly commentary?: string;
}

const remembered = 'scriptorium.study';

export function useStudyChoices(): [StudyChoices, (change: StudyChoices) => void] {
  const [choices, setChoices] = useState<StudyChoices>(read);
  useEffect(() => localStorage.setItem(remembered, JSON.stringify(choices)), [choices]);
  return [choices, (change) => setChoices((before) => ({ ...before, ...change }))];
}

function read(): StudyChoices {
  try {
    return { ...JSON.parse(localStorage.getItem(remembered) ?? '{}') };
  } catch {
    return {};
  }
}
