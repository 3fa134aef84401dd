import type { HtmlTag } from '../plugins/plugin-api.ts';
import type { NamedPlugin } from './plugin-list.ts';

/** Creates a `<head>` element that only production builds contain. */
function tag(tagName: string, attributes: Record<string, string | boolean>, innerHTML?: string): HtmlTag {
  return { tagName, attributes, disableInDev: true, ...(innerHTML !== undefined && { innerHTML }) };
}

function script(code: string): HtmlTag {
  return tag('script', {}, code);
}

// Formats a value for an inline script. `<` is escaped, because `</script>` would end the script.
function quoted(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/**
 * Returns a script that reports page views. It does not report the first page view, because the analytics service does.
 */
function atEachPage(call: string): string {
  return `addEventListener('lectern:route', ({ detail: { location: { pathname, search, hash }, previousLocation } }) => {
  if (previousLocation && (previousLocation.pathname !== pathname || previousLocation.search !== search || previousLocation.hash !== hash)) ${call}
});`;
}

/** Docusaurus analytics plugin → the elements that it adds to the `<head>` of all pages. */
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
