import type { HtmlTag } from '../config/html-tags.ts';
import type { NamedPlugin } from './plugin-list.ts';

/** Analytics are left out of `lectern dev`. */
function tag(tagName: string, attributes: Record<string, string | boolean>, innerHTML?: string): HtmlTag {
  return { tagName, attributes, disableInDev: true, ...(innerHTML !== undefined && { innerHTML }) };
}

function script(code: string): HtmlTag {
  return tag('script', {}, code);
}

// Writes a value as a literal for an inline script. `<` is escaped, because it could end the script.
function quoted(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Reports each page view to a service, except the first, which it counts itself. */
function atEachPage(call: string): string {
  return `addEventListener('lectern:route', ({ detail: { location: { pathname, search, hash }, previousLocation } }) => {
  if (previousLocation && (previousLocation.pathname !== pathname || previousLocation.search !== search || previousLocation.hash !== hash)) ${call}
});`;
}

/** The elements that Docusaurus' analytics plugins add to every head, by plugin. */
export const analyticsTags: Record<string, (options: NamedPlugin['options']) => HtmlTag[]> = {
  'google-gtag': ({ trackingID, anonymizeIP = false }) => {
    const ids = [trackingID ?? []].flat();
    const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(String(ids[0]))}`;
    const options = anonymizeIP ? ", { 'anonymize_ip': true }" : '';
    return [
      tag('link', { rel: 'preconnect', href: 'https://www.google-analytics.com' }),
      tag('link', { rel: 'preconnect', href: 'https://www.googletagmanager.com' }),
      tag('script', { async: true, src: address }),
      script(
        [
          'window.dataLayer = window.dataLayer || [];',
          'function gtag() { dataLayer.push(arguments); }',
          "gtag('js', new Date());",
          ...ids.map((id) => `gtag('config', ${quoted(id)}${options});`),
          atEachPage("{ gtag('set', 'page_path', pathname + search + hash); gtag('event', 'page_view'); }"),
        ].join('\n'),
      ),
    ];
  },
  'google-analytics': ({ trackingID, anonymizeIP = false }) => [
    tag('link', { rel: 'preconnect', href: 'https://www.google-analytics.com' }),
    script(
      [
        'window.ga = window.ga || function () { (ga.q = ga.q || []).push(arguments); };',
        'ga.l = +new Date();',
        `ga('create', ${quoted(trackingID)}, 'auto');`,
        ...(anonymizeIP ? ["ga('set', 'anonymizeIp', true);"] : []),
        "ga('send', 'pageview');",
        atEachPage("{ ga('set', 'page', pathname + search + hash); ga('send', 'pageview'); }"),
      ].join('\n'),
    ),
    tag('script', { async: true, src: 'https://www.google-analytics.com/analytics.js' }),
  ],
  'google-tag-manager': ({ containerId }) => [
    tag('link', { rel: 'preconnect', href: 'https://www.googletagmanager.com' }),
    script(`window.dataLayer = window.dataLayer || [];\ndataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });`),
    tag('script', {
      async: true,
      src: `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(String(containerId))}`,
    }),
  ],
};
