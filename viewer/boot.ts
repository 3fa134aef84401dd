// Runs inside the page's head, before the first paint, and sets the attributes of <html> that styles depend on. It is
// bundled to one file, so that it can be inlined. The site's own colour mode is in data-color-mode: "light", "dark",
// "dark system"; the default is "light system".

import { keepEarlyInput } from './static/early-input.ts';
import { requestLater } from './static/later-requests.ts';

const root = document.documentElement;
const { dataset } = root;
const [usual, follows] = (dataset.colorMode ?? 'light system').split(' ');
const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';

// For absent values, the argument becomes "null" or "undefined".
const modeIn = (text: string | null | undefined) => /^(light|dark)$/.exec(text!)?.[0];
let requested: string | undefined;
for (const [name, value] of new URLSearchParams(location.search)) {
  const attribute = /^docusaurus-(data-[a-z-]+|theme)$/.exec(name)?.[1];
  if (attribute === 'theme') requested = modeIn(value);
  // The address cannot change attributes that the shell has set.
  else if (attribute && !root.hasAttribute(attribute)) root.setAttribute(attribute, value);
}

if (requested) dataset.theme = dataset.themeFromUrl = requested;
else dataset.theme = modeIn(stored('theme')) ?? (follows ? system : usual);
dataset.reading = stored('lectern.reading') ?? '';
// A new announcement shows even if the reader closed an earlier one.
dataset.announcementDismissed = `${
  stored('docusaurus.announcement.dismiss') === 'true' && stored('docusaurus.announcement.id') === dataset.announcement
}`;

if (requestLater()) {
  dataset.faceLater = '';
  // Blocks far below the window are laid out after the first frame. On a slow device, this saves a third of the time
  // from the styles to the content. With a hash or a restored scroll position, browsers need the height of everything
  // above it.
  if (!(location.hash || performance.navigation.type)) {
    dataset.blank = '';
    requestAnimationFrame(() => setTimeout(() => delete dataset.blank));
  }
}
keepEarlyInput();

// If the viewer fails to load or to run, the page stays readable, and the document displays a notice. Errors in the site's own scripts are ignored: the viewer's scripts are recognized by their names.
addEventListener(
  'error',
  (event) => {
    if (window.earlyInput && /-[A-Z\d]+\.js$/.test(event.filename ?? (event.target as HTMLScriptElement).src))
      dataset.scripts = 'missing';
  },
  true,
);

function stored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    // Some readers forbid it.
  }
}
