import type { RedirectPage } from '../../corpus/schema/index.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * The script of a redirect. It is the same in all redirects, so that a content security policy can allow it by its
 * hash.
 */
export const redirectScript = `var to=document.documentElement.dataset.to;
location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)`;

/**
 * Returns the HTML of a redirect, for hosts without redirect rules. The script appends the visitor's query and hash,
 * unless the target has a query or hash.
 */
export function redirectHtml({ to, metadata }: RedirectPage): string {
  const href = escapeHtml(to);
  const lines = [
    '<!doctype html>',
    `<html data-to="${href}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${href}</title>`,
    `<script>${redirectScript}</script>`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${escapeHtml(metadata.canonical ?? to)}">`,
    '</head>',
    `<body><a href="${href}">${href}</a></body>`,
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
