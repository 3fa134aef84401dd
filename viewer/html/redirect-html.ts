import type { RedirectPage } from '../../corpus/schema/index.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * The HTML that leads on from a redirect where the host has no rule for it. The visitor's own query and hash are
 * handed on when the target has neither.
 */
export function redirectHtml({ to, metadata }: RedirectPage): string {
  const href = escapeHtml(to);
  const target = JSON.stringify(to).replaceAll('<', '\\u003c');
  const own = /[?#]/.test(to) ? '' : ' + location.search + location.hash';
  const lines = [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    `<title>${href}</title>`,
    `<script>location.replace(${target}${own})</script>`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${escapeHtml(metadata.canonical ?? to)}">`,
    '</head>',
    `<body><a href="${href}">${href}</a></body>`,
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
