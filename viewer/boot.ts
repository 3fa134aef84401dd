// Runs in the page's head before the first paint, and sets the attributes of <html> that styles depend on. The build
// bundles it to one file, so that it can be inlined. The site's own colour mode is in data-color-mode: "light", "dark",
// "dark system"; the default is "light system".

import { keepEarlyInput } from './static/early-input.ts';
import { requestLater } from './static/later-requests.ts';

const root = document.documentElement;
const { dataset } = root;
const [usual, follows] = (dataset.colorMode ?? 'light system').split(' ');
const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';

// `text!` is safe: `exec` converts null and undefined to "null" and "undefined", which do not match.
const modeIn = (text: string | null | undefined) => /^(light|dark)$/.exec(text!)?.[0];
let requested: string | undefined;
for (const [name, value] of new URLSearchParams(location.search)) {
  const attribute = /^docusaurus-(data-[a-z-]+|theme)$/.exec(name)?.[1];
  if (attribute === 'theme') requested = modeIn(value);
  // Existing attributes are not overwritten, because anybody can write the query of a link.
  else if (attribute && !root.hasAttribute(attribute)) root.setAttribute(attribute, value);
}

if (requested) dataset.theme = dataset.themeFromUrl = requested;
else dataset.theme = modeIn(stored('theme')) ?? (follows ? system : usual);
dataset.reading = stored('lectern.reading') ?? '';
// The stored id belongs to the announcement that the reader closed. A new announcement has another id and is visible.
dataset.announcementDismissed = `${
  stored('docusaurus.announcement.dismiss') === 'true' && stored('docusaurus.announcement.id') === dataset.announcement
}`;

if (requestLater()) {
  dataset.faceLater = '';
  // Blocks far below the window are laid out after the first frame. On a slow device, this saves a third of the time
  // from the styles to the content. With a hash or a restored scroll position, browsers need the height of everything
  // above it, so nothing is deferred.
  if (!(location.hash || performance.navigation.type)) {
    dataset.blank = '';
    requestAnimationFrame(() => setTimeout(() => delete dataset.blank));
  }
}
keepEarlyInput();

// If the viewer's scripts fail, the page stays readable, and the style sheet displays a notice. A script of the viewer
// has a hash in its name: `main-A1B2C3D4.js`. Errors in other scripts are ignored.
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
    // Browsers with blocked storage throw an error.
  }
}
