import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { useReach } from '../../service/service.ts';
import { hasPart } from '../../service/site.ts';
import { formatDuration } from '../../strings/formats.ts';
import { audioText, recordingsText } from '../../strings/texts.ts';
import { laterContent } from '../../widgets/later-content.tsx';
import { type AudioChoices, minutesLeft, type Repeat, type Sleep, speeds } from './listening.ts';

const KeepRecording = laterContent(
  async () => (await import('../../offline/recordings/recording-controls.tsx')).KeepRecording,
);

interface AudioMenuProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly readers: readonly string[];
  readonly choices: AudioChoices & { readonly reader: string };
  /** The reader that the user chose. Offline, another reader plays if only that recording is downloaded. */
  readonly wanted: string | undefined;
  readonly change: (change: Partial<AudioChoices>) => void;
  readonly hasVerses: boolean;
  readonly selected: { readonly first: number; readonly last: number } | undefined;
  readonly repeat: Repeat;
  readonly onRepeat: (repeat: Repeat) => void;
  readonly sleep: Sleep;
  readonly onSleep: (sleep: Sleep) => void;
}

const minutes = [5, 10, 15, 30, 45, 60];

export function AudioMenu(props: AudioMenuProps) {
  const { chapter, readers, choices, wanted, change, hasVerses, selected, repeat, onRepeat, sleep, onSleep } =
    props;
  const isOffline = useReach() === 'nothing';
  const later = wanted !== choices.reader ? readers.find((each) => each === wanted) : undefined;
  const passage = repeat.kind === 'passage' ? repeat : selected;
  const repeats = [
    ['off', audioText('repeatNothing')],
    ...(hasVerses ? [['verse', audioText('repeatVerse')]] : []),
    ...(hasVerses && passage ? [['passage', versesLabel(passage)]] : []),
    ['chapter', audioText('repeatChapter')],
  ] as const;
  const left = minutesLeft(sleep, Date.now());
  const sleeps = [
    ['', audioText('off')],
    ...(left === undefined ? [] : [['now', audioText('left', { time: formatDuration(left, 'minute') })]]),
    ...minutes.map((each) => [String(each), formatDuration(each, 'minute')]),
    ['end', audioText('endOfChapter')],
  ] as const;
  return (
    <div class="listening">
      {readers.length > 1 && (
        <Choice
          label={audioText('reader')}
          value={later ?? choices.reader}
          options={readers.map((each) => [each, each])}
          onChoose={(reader) => change({ reader })}
        />
      )}
      <p role="status" class="later">
        {later &&
          isOffline &&
          recordingsText('notKept', {
            place: `${chapter.book.name} ${chapter.chapter.number}`,
            reader: later,
          })}
      </p>
      <Choice
        label={audioText('speed')}
        value={String(choices.speed)}
        options={speeds.map((each) => [String(each), `${each}×`])}
        onChoose={(speed) => change({ speed: Number(speed) })}
      />
      <Choice
        label={audioText('repeat')}
        value={repeat.kind}
        options={repeats}
        onChoose={(kind) => onRepeat(kind === 'passage' ? { kind, ...passage! } : { kind: kind as 'off' })}
      />
      <Choice
        label={audioText('sleepTimer')}
        value={sleep === 'end of chapter' ? 'end' : left === undefined ? '' : 'now'}
        options={sleeps}
        onChoose={(value) => {
          if (value === 'now') return;
          const at = Date.now() + Number(value) * 60_000;
          onSleep(value === 'end' ? 'end of chapter' : value === '' ? undefined : { at });
        }}
      />
      <Switch label={audioText('goOn')} isOn={choices.goesOn} onChange={(goesOn) => change({ goesOn })} />
      {hasVerses && (
        <Switch label={audioText('jumps')} isOn={choices.jumps} onChange={(jumps) => change({ jumps })} />
      )}
      {/* Touch devices rarely have a keyboard */}
      {!matchMedia('(hover: none)').matches && (
        <Switch label={audioText('keys')} isOn={choices.keys} onChange={(keys) => change({ keys })} />
      )}
      {hasPart('offline') && <KeepRecording chapter={chapter} reader={choices.reader} />}
    </div>
  );
}

function versesLabel({ first, last }: { readonly first: number; readonly last: number }): string {
  if (first === last) return audioText('verse', { verse: first });
  return Number.isFinite(last) ? audioText('verses', { first, last }) : audioText('verseToEnd', { first });
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly string[])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} />
      {label}
    </label>
  );
}
