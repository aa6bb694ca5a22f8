import '../styles/colours.css';
import '../styles/page.css';
import '../styles/search-field.css';
import './styles/layout.css';
import './styles/toolbar.css';
import './styles/text.css';
import './words/words.css';
import './styles/cards.css';
import './styles/problem.css';
import './styles/turns.css';
import './styles/access.css';
import { render } from 'preact';
import { Reader } from './reader.tsx';

render(<Reader />, document.getElementById('reader')!);
