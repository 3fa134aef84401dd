import type { ServerResponse } from 'node:http';
import { updatesPath, type DevFault } from '../../corpus/dev-update.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';

/** Sends the diagnostics while there is no site to serve. The page reloads after a change. */
export function sendWaitingPage(response: ServerResponse, faults: readonly DevFault[]): void {
  response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Nothing to show yet</title>
<h1>Nothing to show yet</h1>
<p>The site has errors. It appears here when they are mended.</p>
${faults.map(faultHtml).join('')}<script>
let isGreeting = true;
new EventSource('/${updatesPath}').onmessage = () => {
  if (!isGreeting) location.reload();
  isGreeting = false;
};
</script>
`);
}

function faultHtml({ where, message, frame, hint }: DevFault): string {
  return `<pre>${escapeHtml([`${where} ${message}`, frame, hint && `hint: ${hint}`].filter(Boolean).join('\n'))}</pre>\n`;
}
