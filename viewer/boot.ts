// Runs in the page's head before the first paint, and sets the attributes of <html> that styles depend on. The build
// bundles it to one file, so that it can be inlined. The site's own colour mode is in data-color-mode: "light", "dark",
// "dark system"; the default is "light system".

import { keepEarlyInput } from './static/early-input.ts';
import { requestLater } from './static/later-requests.ts';

const root = document.documentElement;
const { dataset } = root;
const [usual, follows] = (dataset.colorMode ?? 'light system').split(' ');
const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';

// `text` may be null or undefined. `exec` converts it to "null" or "undefined", which do not match.
const modeIn = (text: string | null | undefined) => /^(light|dark)$/.exec(text!)?.[0];
let requested: string | undefined;
for (const [name, value] of new URLSearchParams(location.search)) {
  const attribute = /^docusaurus-(data-[a-z-]+|theme)$/.exec(name)?.[1];
  if (attribute === 'theme') requested = modeIn(value);
  // Anybody can write a link with a query. So the query can only add attributes that `<html>` does not have yet.
  else if (attribute && !root.hasAttribute(attribute)) root.setAttribute(attribute, value);
}

if (requested) dataset.theme = dataset.themeFromUrl = requested;
else dataset.theme = modeIn(stored('theme')) ?? (follows ? system : usual);
dataset.reading = stored('lectern.reading') ?? '';
// The stored id belongs to the announcement that the reader closed last. A new announcement has a different id, so it
// is visible.
dataset.announcementDismissed = `${
  stored('docusaurus.announcement.dismiss') === 'true' && stored('docusaurus.announcement.id') === dataset.announcement
}`;

if (requestLater()) {
  dataset.faceLater = '';
  // Defers the layout of blocks far below the window, so that slow devices display the first frame earlier. To scroll
  // to a hash or a restored position, the browser needs the height of all content above it. So in these two cases,
  // nothing is deferred.
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
    // The browser blocks access to the storage.
  }
}
