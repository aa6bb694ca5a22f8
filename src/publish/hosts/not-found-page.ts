import { links } from '../../documents/links.ts';
import { html } from '../../lib/html.ts';

/** For people who follow an old address; hosts without rules of their own send it to programs too. */
export const notFoundPage = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not found</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}</style>
<h1>There is nothing at this address</h1>
<p>Everything starts at <a href="/">the front page</a> and at <a href="${links.availableTranslations}">${links.availableTranslations}</a>.</p>
</html>
`.text;
