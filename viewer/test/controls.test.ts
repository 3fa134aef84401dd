// Lists the controls of the viewer. A test must operate each of them by keyboard.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reach = 'viewer/test/browser/reach.browser.test.ts';
const everyStop = [reach, 'every control is reached by Tab, and the focus can be seen at every stop'] as const;
const inWhatOpens = [reach, 'is reached by Tab, and shows its focus'] as const;
const pressed = [reach, 'works by keyboard, and regains the focus from its overlay'] as const;
const search = [
  'compiler/test/browser/search.browser.test.ts',
  'every control of the search is reached by Tab',
] as const;
const searchPage = 'compiler/test/browser/search-page.browser.test.ts';
const reading = 'viewer/test/browser/reading.browser.test.ts';
const keyboard = 'viewer/test/browser/keyboard.browser.test.ts';
const problems = 'viewer/test/browser/load-errors.browser.test.ts';
const later = 'viewer/test/browser/later-parts.browser.test.ts';
const colours = [
  'compiler/test/browser/theme.browser.test.ts',
  'the colour generator changes the page at once, keeps that for the tab, and takes it back',
] as const;

/**
 * Source file, without `viewer/` → the test that operates its controls: a test file, and a substring of the test's
 * name.
 */
const reachedBy: Record<string, readonly [file: string, name: string]> = {
  'body/components/code-block.tsx': everyStop,
  'body/components/code-frame.tsx': everyStop,
  'body/components/color-generator/color-field.tsx': colours,
  'body/components/color-generator/generator.tsx': colours,
  'body/components/color-generator/shade-table.tsx': colours,
  'body/components/copy-button.tsx': everyStop,
  'body/components/details.tsx': everyStop,
  'body/components/live-code/code-editor.tsx': [later, 'Tab indents once something was written, and leaves the editor after Escape'],
  'body/components/live-code/live-editor.tsx': [later, 'axe finds no violation in diagrams and live code, in both colour modes'],
  'body/components/mermaid/diagram.tsx': [later, 'the source of a diagram can be seen'],
  'body/components/tabs/tab-list.tsx': ['viewer/test/browser/tabs.browser.test.ts', 'arrow keys move around the tabs, Enter selects'],
  'body/components/term.tsx': [reading, 'notes, terms and links are explained next to the text, by mouse and by keyboard, and Escape closes the box'],
  'body/elements/plain.tsx': everyStop,
  'dev/error-panel.tsx': ['compiler/test/browser/dev.browser.test.ts', 'an overlay on the last good page lists all located errors, can be hidden, and closes after the fixes'],
  'layout/announcement-bar.tsx': everyStop,
  'layout/back-to-top.tsx': ['viewer/test/browser/moving.browser.test.ts', 'the way back to the top is offered on the way up, far from both ends'],
  'layout/crash-boundary.tsx': ['viewer/test/browser/code.browser.test.ts', 'a crash stays inside the page, shows its cause, and can be retried'],
  'layout/error-box.tsx': [problems, 'a page that cannot be loaded shows why, and Retry loads it'],
  'layout/language-suggestion.tsx': ['compiler/test/browser/languages.browser.test.ts', 'a reader whose language the site has is informed once, in that language, and stays on the page'],
  'layout/mobile-toc.tsx': inWhatOpens,
  'layout/navbar/color-toggle.tsx': pressed,
  'layout/navbar/dropdown.tsx': [keyboard, 'a dropdown opens with Enter and closes with Escape'],
  'layout/navbar/navbar.tsx': [keyboard, 'the side menu keeps the focus, and Escape closes it'],
  'layout/navbar/side-menu-entries.tsx': inWhatOpens,
  'layout/navbar/side-menu-panes.tsx': [keyboard, 'the side menu shows the sidebar first, and the main menu behind it'],
  'layout/navbar/side-menu.tsx': inWhatOpens,
  'layout/sidebar/fold-button.tsx': [keyboard, 'the focus stays with the button that folds the sidebar'],
  'layout/sidebar/sidebar-category.tsx': [keyboard, 'a category opens and closes with the keyboard'],
  'extensions/reading/viewer/compare/changes-dialog.tsx': [reading, 'changes since an older version of a page are shown above it'],
  'extensions/reading/viewer/choices.tsx': inWhatOpens,
  'extensions/reading/viewer/copy-menu.tsx': inWhatOpens,
  'extensions/reading/viewer/feedback.tsx': [reading, 'readers rate a page once they know where the answer goes, and see an error when it does not arrive'],
  'extensions/reading/viewer/reader-menu.tsx': inWhatOpens,
  'search/facet-bar.tsx': search,
  'search/facet-selects.tsx': search,
  'search/hit-action.tsx': search,
  'search/lost-ways.tsx': [searchPage, 'the not-found page offers pages with a similar address, and a search for its words'],
  'search/no-results.tsx': search,
  'search/search-bar.tsx': search,
  'search/search-box.tsx': search,
  'search/search-form.tsx': [searchPage, 'the results page waits for a pause before its request'],
}; // prettier-ignore

/** Matches elements that readers click, select from or type into, and boxes that can be scrolled by keys. */
const control = /<(?:button|input|select|textarea|summary)\b|\btabIndex=\{0\}/;

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(?:test|build|node_modules)$/.test(entry.name) ? [] : sources(name);
    return entry.name.endsWith('.tsx') ? [name] : [];
  });
}

test('every control of the viewer is reached by keyboard in a test', () => {
  // Files in `viewer/client/` are excluded, because code of sites renders these components.
  const rendered = ['viewer', 'extensions/reading']
    .flatMap(sources)
    .filter((name) => !name.startsWith('viewer/client/') && control.test(readFileSync(path.join(root, name), 'utf8')))
    .map((name) => name.replace(/^viewer\//, ''));
  assert.equal(rendered.sort(), Object.keys(reachedBy).sort());
  const absent = Object.values(reachedBy).filter(
    ([file, name]) => !readFileSync(path.join(root, file), 'utf8').includes(name),
  );
  assert.equal(absent, []);
});

test.run();
