import { createHash } from 'node:crypto';
import { Html, html } from '../lib/html.ts';
import { plainPage } from './plain-page.ts';

interface Progress {
  readonly editions: number;
  readonly percent: number;
}

/** Shows the progress that `/health` reports, and opens the address again when the library is ready. */
const script = `const root=document.currentScript.dataset.root,bar=document.querySelector('progress'),text=document.getElementById('state');
setInterval(async()=>{try{const {status,progress}=await(await fetch(root+'/health',{cache:'no-store'})).json();
if(status!=='building')return location.reload();
const {editions,percent}=progress;percent?bar.value=percent:bar.removeAttribute('value');
text.textContent='Editions compiled: '+editions+(percent?'. Current edition: '+percent+' %.':'.')}catch{}},1000)`;
const scriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policy = `script-src ${scriptSource}; connect-src 'self'`;

export function buildingPage({ editions, percent }: Progress, basePath: string) {
  const text = plainPage(
    html`<h1>The library is being prepared</h1>
<p>This happens once and may take some minutes. The text appears here automatically.</p>
<p><progress max="100" aria-label="Current edition"></progress></p>
<p id="state" role="status">Editions compiled: ${editions}${percent ? `. Current edition: ${percent} %` : ''}.</p>
<noscript><p>Load this page again in a minute.</p></noscript>
<script data-root="${basePath}">${new Html(script)}</script>`,
    { title: 'Preparing the library', policy },
  );
  return { text, policy: `default-src 'none'; style-src 'unsafe-inline'; ${policy}; frame-ancestors 'self'` };
}
