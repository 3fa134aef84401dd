// Runs inside the page's head, before anything is painted: what it sets on <html> decides the first look.
// It is bundled to one file, so that it can be inlined. The site's own colour mode is in data-color-mode: "light", "dark",
// "dark system"; where there is none it is "light system".

import { keepEarlyInput } from './static/early-input.ts';
import { requestLater } from './static/later-requests.ts';

const root = document.documentElement;
const { dataset } = root;
const [usual, follows] = (dataset.colorMode ?? 'light system').split(' ');
const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';

// Of what is absent it says "null" or "undefined".
const modeIn = (text: string | null | undefined) => /^(light|dark)$/.exec(text!)?.[0];
let asked: string | undefined;
for (const [name, value] of new URLSearchParams(location.search)) {
  const attribute = /^docusaurus-(data-[a-z-]+|theme)$/.exec(name)?.[1];
  if (attribute === 'theme') asked = modeIn(value);
  // What the shell itself has set is not the address's to change.
  else if (attribute && !root.hasAttribute(attribute)) root.setAttribute(attribute, value);
}

if (asked) dataset.theme = dataset.themeFromUrl = asked;
else dataset.theme = modeIn(stored('theme')) ?? (follows ? system : usual);
dataset.reading = stored('lectern.reading') ?? '';
// Of one that is new to the reader it does not matter that another was closed.
dataset.announcementDismissed = `${
  stored('docusaurus.announcement.dismiss') === 'true' && stored('docusaurus.announcement.id') === dataset.announcement
}`;

if (requestLater()) {
  dataset.faceLater = '';
  // What begins far below the window is laid out after the first frame: on a slow device that takes a third of the time
  // from the styles to the text. Browsers lead to a heading, or back to where somebody was, by how high all above it is.
  if (!(location.hash || performance.navigation.type)) {
    dataset.blank = '';
    requestAnimationFrame(() => setTimeout(() => delete dataset.blank));
  }
}
keepEarlyInput();

// Where the viewer does not come, or is nothing that the browser can run, the page can still be read, and a line of the
// document says what does not work. Scripts that a site adds to its pages may fail as they like: those of the viewer are
// known by their names.
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
