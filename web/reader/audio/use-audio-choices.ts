import { useEffect, useState } from 'preact/hooks';
import { remember, rememberedMembers } from '../remembered.ts';

/** How somebody likes to listen; kept on their device. */
export interface AudioChoices {
  /** Who reads aloud, where a chapter has that reader. */
  readonly reader?: string;
  /** 1 is as it was read. */
  readonly speed: number;
  /** The next chapter follows when one has ended. */
  readonly goesOn: boolean;
}

export const speeds = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

const usual: AudioChoices = { speed: 1, goesOn: true };
const name = 'audio';

export function useAudioChoices(): [AudioChoices, (change: Partial<AudioChoices>) => void] {
  const [choices, setChoices] = useState<AudioChoices>(read);
  useEffect(() => remember(name, JSON.stringify(choices)), [choices]);
  return [choices, (change) => setChoices((before) => ({ ...before, ...change }))];
}

function read(): AudioChoices {
  const choices: AudioChoices = { ...usual, ...rememberedMembers(name) };
  return speeds.includes(choices.speed as 1) ? choices : { ...choices, speed: 1 };
}
