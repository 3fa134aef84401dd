import type { RedirectPage } from '../../corpus/schema/index.ts';
import { escapeHtml } from './escape-html.ts';

/** The script of a redirect: the same in all of them, so that a policy can name it. */
export const redirectScript = `var to=document.documentElement.dataset.to;
location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)`;

/**
 * The HTML that leads on from a redirect where the host has no rule for it. The visitor's own query and hash are
 * handed on when the target has neither.
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
