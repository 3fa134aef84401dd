import type { SiteFile } from '../../corpus/schema/index.ts';
import { escapeHtml } from './escape-html.ts';

const style =
  'margin:20px;padding:20px;border:thick solid #c00;background:#ffe6b3;color:#1c1e21;font:18px/1.5 system-ui,sans-serif';

/**
 * Displays the banner if the viewer's module fails to load, usually because the base URL is wrong. The viewer removes
 * the template of the banner when it starts.
 */
export const bannerScript = `addEventListener('error',function(event){
if(!event.target.dataset||event.target.dataset.viewer===undefined)return;
var template=document.getElementById('base-url-banner');
if(!template)return;
var banner=template.content.firstElementChild.cloneNode(true);
var suggested=location.pathname.replace(/[^/]*\\.html$/,'').replace(/\\/?$/,'/');
if(suggested===document.documentElement.dataset.baseUrl)banner.lastElementChild.remove();
else banner.querySelector('[data-suggested]').textContent=suggested;
document.body.prepend(banner);
template.remove();
},true)`;

/**
 * Returns the HTML of an error message for the home page, which suggests the base URL to set. A script displays it if
 * the viewer cannot load. The HTML refers to no other file, because the addresses of files are wrong as well.
 */
export function baseUrlBanner({ baseUrl }: Pick<SiteFile, 'baseUrl'>): string[] {
  const strong = (attributes: string, text: string) =>
    `<b${attributes} style="font-family:monospace">${escapeHtml(text)}</b>`;
  return [
    '<template id="base-url-banner">',
    `<div role="alert" style="${style}">`,
    `<p style="margin:0;font-size:28px;font-weight:bold">Your Docusaurus site did not load properly.</p>`,
    '<p>A very common reason is a wrong <code>baseUrl</code> in the configuration of the site.</p>',
    `<p>The site was made for the base URL ${strong('', baseUrl)}${baseUrl === '/' ? ' (the default)' : ''}.</p>`,
    `<p style="margin:0">For the address of this page, the base URL should be ${strong(' data-suggested', '')}.</p>`,
    '</div>',
    '</template>',
    `<script>${bannerScript}</script>`,
  ];
}
