import type { ComponentType, SVGProps } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientModules } from '../../../../corpus/client-modules.ts';
import { themeModules } from '../../viewer/theme/theme-modules.ts';
import { onPage } from '../../../../viewer/test/client/wrap.tsx';

const names = Object.keys(clientModules)
  .map((specifier) => specifier.replace('@theme/', ''))
  .filter((name) => /(?:^|\/)Icon\/|^IconExternalLink$/.test(name));

const render = (name: string, props: SVGProps<SVGSVGElement> = {}) => {
  const Icon = themeModules[name] as ComponentType<SVGProps<SVGSVGElement>>;
  return onPage(<Icon {...props} />);
};

test('every icon of the theme takes the size, the classes and the labels that code gives it', () => {
  assert.ok(names.length > 30);
  for (const name of names) {
    const html = render(name, { className: 'mine', width: 7, height: 8, 'aria-label': 'Harbour', fill: 'red' });
    for (const part of [/ class="(?:[\w-]+ )*mine"/, / width="7"/, / height="8"/, / aria-label="Harbour"/])
      assert.match(html, part, name);
    assert.match(html, /^<svg [^>]* fill="red"/, name);
  }
});

test('no two icons of one kind have the same shape, except two names of one icon', () => {
  const alike = new Map<string, string[]>();
  for (const name of names) alike.set(render(name), [...(alike.get(render(name)) ?? []), name.replace(/^Icon\//, '')]);
  assert.equal(
    [...alike.values()].filter((same) => same.length > 1).map((same) => same.sort()),
    [
      ['Dark', 'DarkMode'],
      ['ExternalLink', 'IconExternalLink'],
      ['Light', 'LightMode'],
    ],
  );
});

test('an icon has the size that it has in the theme of Docusaurus, or none', () => {
  const widths = ['Arrow', 'Close', 'Copy', 'DarkMode', 'Edit', 'ExternalLink', 'Language', 'Menu', 'Socials/X'].map(
    (name) => [name, / width="([^"]*)"/.exec(render(`Icon/${name}`))?.[1]],
  );
  assert.equal(Object.fromEntries(widths), {
    Arrow: '20',
    Close: '21',
    Copy: undefined,
    DarkMode: '24',
    Edit: '20',
    ExternalLink: '13.5',
    Language: '20',
    Menu: '30',
    'Socials/X': '1em',
  });
});

test('the line of a cross has the colour and the width that code gives it', () => {
  const html = render('Icon/Close', { color: 'var(--ifm-color-emphasis-600)', strokeWidth: 3 });
  assert.match(html, /stroke="var\(--ifm-color-emphasis-600\)" stroke-width="3"/);
});

test.run();
