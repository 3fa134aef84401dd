import type { SiteFile } from '../../../corpus/index.ts';

/** UI strings by id. The site may translate them. */
const english = {
  'theme.PwaReloadPopup.info': 'New version available',
  'theme.PwaReloadPopup.refreshButtonText': 'Refresh',
  'theme.PwaReloadPopup.closeButtonAriaLabel': 'Close',
} as const;

let shown: HTMLElement | undefined;

/**
 * Shows a popup about a newer version of the site, at the end of the document. The popup does not take the focus,
 * because the reader did not request it. Replaces an earlier popup.
 */
export async function showUpdatePopup(onRefresh: () => void): Promise<void> {
  const messages = await siteMessages();
  const message = (id: keyof typeof english) => messages[id] ?? english[id];
  shown?.remove();
  let before: HTMLElement | undefined;
  const popup = element('div', { class: 'update-popup', role: 'alert' });
  const close = () => {
    popup.remove();
    before?.focus();
  };
  const refresh = element('button', { type: 'button', class: 'button' }, onRefresh);
  refresh.textContent = message('theme.PwaReloadPopup.refreshButtonText');
  const label = message('theme.PwaReloadPopup.closeButtonAriaLabel');
  const cross = element('button', { type: 'button', class: 'icon-button', 'aria-label': label }, close);
  cross.append(icon('M6 6l12 12M18 6 6 18'));
  const text = document.createElement('p');
  text.textContent = message('theme.PwaReloadPopup.info');
  popup.append(text, refresh, cross);
  popup.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !popup.contains(relatedTarget)) before = relatedTarget;
  });
  popup.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  document.body.append(popup);
  shown = popup;
}

/** @returns the translations of the site in the language of the page; none if they can't be loaded */
async function siteMessages(): Promise<Record<string, string>> {
  try {
    const { baseUrl = '/' } = document.documentElement.dataset;
    const response = await fetch(`${baseUrl}corpus/site.json`);
    return ((await response.json()) as SiteFile).messages ?? {};
  } catch {
    return {};
  }
}

function element(name: string, attributes: Record<string, string>, onClick?: () => void): HTMLElement {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  if (onClick) created.addEventListener('click', onClick);
  return created;
}

function icon(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of [
    ['viewBox', '0 0 24 24'],
    ['class', 'lectern-icon icon-close'],
    ['width', '1em'],
    ['height', '1em'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(name, value);
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawing.setAttribute('d', path);
  svg.append(drawing);
  return svg;
}
