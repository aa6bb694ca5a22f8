import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { route } from '../chapter.fixture.ts';
import { VerseActions } from './verse-actions.tsx';

const asked: string[] = [];

function actions(props: Partial<Parameters<typeof VerseActions>[0]> = {}) {
  return (
    <VerseActions
      route={{ ...route, verse: 2, endVerse: 3 }}
      book="Ruth"
      translations={[]}
      keeping={null}
      onReferences={undefined}
      onCommentary={undefined}
      onListen={undefined}
      onClose={() => asked.push('close')}
      {...props}
    />
  );
}

const labels = (component: ReturnType<typeof actions>) =>
  elementsOf(component, 'button').flatMap(({ props }) =>
    props['aria-label'] ? [String(props['aria-label'])] : [],
  );

test('the toolbar and the message name the selected verses', () => {
  const elements = elementsOf(actions());
  expect(elements.find(({ props }) => props.role === 'toolbar')!.props['aria-label']).toBe(
    'Actions for Ruth 2:2–3',
  );
  const status = elements.find(({ props }) => props.role === 'status')!;
  expect(status.text).toContain('Ruth 2:2–3');
  expect(status.props.class).toBe('hidden');
});

test('study and playback are offered only if they are available', () => {
  const all = actions({
    onReferences: () => asked.push('references'),
    onCommentary: () => asked.push('commentary'),
    onListen: () => asked.push('listen'),
  });
  const more = labels(all).filter((label) => !labels(actions()).includes(label));
  expect(more).toHaveLength(3);
  for (const label of more) fire(all, label, 'onClick');
  expect(asked).toEqual(['references', 'commentary', 'listen']);
});

test('the last button closes the toolbar', () => {
  const component = actions();
  fire(component, labels(component).at(-1)!, 'onClick');
  expect(asked.at(-1)).toBe('close');
});
