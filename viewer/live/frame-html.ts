/**
 * Returns the document that live code runs in. The `sandbox` attribute of its iframe gives the document a separate
 * origin, and forbids everything except scripts.
 *
 * @param script the script of the document
 */
export function frameHtml(script: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval' blob:",
    "style-src 'unsafe-inline'",
    'img-src * data: blob:',
    'media-src * data: blob:',
    'font-src * data:',
    'connect-src *',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    '<title>Live code</title>',
    // The style is `!important`, because it must override rules for `body` in the page's style sheets, which are added
    // later.
    '<style>html,body{margin:0!important;padding:0!important;height:auto!important;min-height:0!important;' +
      'background:none!important;overflow:hidden!important}#live{display:flow-root}</style>',
    '</head>',
    '<body class="prose"><div id="live"></div>',
    `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
