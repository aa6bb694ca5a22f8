import { render } from 'preact';

render(<p>API</p>, document.getElementById('explorer')!);
