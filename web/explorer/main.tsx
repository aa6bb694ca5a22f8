import '../styles/colours.css';
import '../styles/page.css';
import '../styles/search-field.css';
import '../styles/bar.css';
import './styles/code-colours.css';
import './styles/base.css';
import './styles/explorer.css';
import './styles/overview.css';
import './styles/operation.css';
import './styles/response.css';
import './styles/fields.css';
import { render } from 'preact';
import { Explorer } from './explorer.tsx';

applyThemeOfReader();
render(<Explorer />, document.getElementById('explorer')!);

function applyThemeOfReader(): void {
  try {
    const { theme } = JSON.parse(localStorage.getItem('scriptorium.settings') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
}
