import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import { PanelButton } from './toolbar.tsx';

const button = (kind: 'home' | 'kept' | 'study', openPanel?: typeof kind) =>
  renderToString(<PanelButton kind={kind} label="Its name" openPanel={openPanel} onClick={() => {}} />);

test('only the button of the open panel is pressed', () => {
  expect(button('kept', 'kept')).toContain('aria-pressed="true"');
  expect(button('kept', 'home')).toContain('aria-pressed="false"');
  expect(button('kept')).toContain('aria-pressed="false"');
});

test('the button of the study panel shows its label, the others have it as a tooltip', () => {
  expect(button('study')).toMatch(/class="menu panel-button"(?! title).*<\/svg>Its name<\/button>$/);
  expect(button('home')).toContain('title="Its name"');
  expect(button('home')).toContain('<span class="hidden">Its name</span>');
});

test('a panel that the operator has disabled has no button', () => {
  expect(renderToString(<PanelButton kind="home" label="" openPanel={undefined} onClick={undefined} />)).toBe(
    '',
  );
});
