import type { ServerResponse } from 'node:http';
import { updatesPath, type DevError } from '../../corpus/dev-update.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';

/** Sends a page with the diagnostics, because no site can be served yet. The page reloads after a change. */
export function sendWaitingPage(response: ServerResponse, problems: readonly DevError[]): void {
  response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Nothing to show yet</title>
<h1>Nothing to show yet</h1>
<p>The site has errors. It appears here when they are fixed.</p>
${problems.map(errorHtml).join('')}<script>
let isGreeting = true;
new EventSource('/${updatesPath}').onmessage = () => {
  if (!isGreeting) location.reload();
  isGreeting = false;
};
</script>
`);
}

function errorHtml({ where, message, frame, hint }: DevError): string {
  return `<pre>${escapeHtml([`${where} ${message}`, frame, hint && `hint: ${hint}`].filter(Boolean).join('\n'))}</pre>\n`;
}
