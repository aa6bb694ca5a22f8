import '../styles/colours.css';
import '../styles/page.css';
import '../styles/search-field.css';
import './styles/code-colours.css';
import './styles/base.css';
import './styles/explorer.css';
import './styles/overview.css';
import './styles/operation.css';
import './styles/answer.css';
import './styles/fields.css';
import { render } from 'preact';
import { Explorer } from './explorer.tsx';
import { showInChosenTheme } from './show-in-chosen-theme.ts';

showInChosenTheme();
render(<Explorer />, document.getElementById('explorer')!);
