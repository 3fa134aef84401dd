import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { themeColors } from '../../../compiler/extensions/checks/checked-site.ts';
import { cardOf, cardTheme } from '../card.ts';

const page = { title: 'Set up', siteTitle: 'Handbook', tagline: 'How we work', direction: 'ltr' } as const;

test('a card contains the title of a page, its section and the name of the site', () => {
  const card = { title: 'Set up', section: 'Guides', site: 'Handbook', direction: 'ltr' };
  assert.equal(cardOf({ ...page, section: 'Guides' }), card);
  assert.equal(cardOf(page), { ...card, section: '' });
});

test('the card of the home page contains the name of the site and the tagline', () => {
  const card = { title: 'Handbook', section: '', site: 'How we work', direction: 'ltr' };
  for (const title of ['Handbook', '', '🚀']) assert.equal(cardOf({ ...page, title, section: 'Guides' }), card);
});

test('emoji in a title are removed', () => {
  assert.is(cardOf({ ...page, title: '🚀 Set up 👩🏽‍💻 a machine™ 2' }).title, 'Set up a machine™ 2');
});

test('cards have the colours of the theme and the accent, in the mode of the config', () => {
  assert.equal(cardTheme(themeColors({ preset: 'lectern', accent: undefined }), 'light'), {
    paper: '#fdfcf9',
    ink: '#24211c',
    soft: '#544f46',
    rule: '#dfddda',
    accent: '#9c3a1f',
  });
  const dark = cardTheme(themeColors({ preset: 'plain', accent: '#ff0000' }), 'dark');
  assert.is(dark.paper, '#16181b');
  assert.match(dark.accent, /^#[ef]/);
});

test.run();
