import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { translate, Translate } from '../../client/common/translate.ts';
import { message, richMessage } from '../../messages/message.ts';
import { createCountTranslator } from '../../messages/count-translator.ts';
import { setMessages } from '../../messages/translator.ts';

test.after.each(() => setMessages());

const countMessage = createCountTranslator({ posts: 'One post|{count} posts' });

test('a UI string is English until the site translates it', () => {
  assert.is(message('theme.common.editThisPage'), 'Edit this page');
  setMessages({ 'theme.common.editThisPage': 'Seite bearbeiten' });
  assert.is(message('theme.common.editThisPage'), 'Seite bearbeiten');
  assert.is(message('theme.docs.paginator.next'), 'Next');
});

test('values are inserted at the position that the language chooses', () => {
  assert.is(message('theme.common.headingLinkTitle', { heading: 'Tides' }), 'Direct link to Tides');
  setMessages({ 'theme.docs.versions.latestVersionSuggestionLabel': '{latestVersionLink} ist die neue Adresse.' });
  const link = createElement('a', { href: '/x' }, '/x');
  assert.is(
    renderToStaticMarkup(
      createElement(
        'p',
        {},
        richMessage('theme.docs.versions.latestVersionSuggestionLabel', { latestVersionLink: link }),
      ),
    ),
    '<p><a href="/x">/x</a> ist die neue Adresse.</p>',
  );
});

test('numbers take the form that their language has for them', () => {
  assert.equal(
    [0, 1, 2].map((count) => countMessage('posts', count, 'en')),
    ['0 posts', 'One post', '2 posts'],
  );
  // English strings follow English plural rules in every language of the site.
  assert.is(countMessage('posts', 0, 'fr'), '0 posts');
  setMessages({ posts: 'One post|{count} posts' });
  assert.is(countMessage('posts', 5, 'ja'), '5 posts');
  setMessages({ posts: '{count} wpis|{count} wpisy|{count} wpisów' });
  assert.equal(
    [1, 3, 5].map((count) => countMessage('posts', count, 'pl')),
    ['1 wpis', '3 wpisy', '5 wpisów'],
  );
});

test('numbers are written as the language of their label writes them', () => {
  assert.is(countMessage('posts', 1234, 'de'), '1,234 posts');
  setMessages({ posts: 'Ein Beitrag|{count} Beiträge' });
  assert.is(countMessage('posts', 1234, 'de'), '1.234 Beiträge');
  assert.is(countMessage('posts', 12, 'fa'), '۱۲ Beiträge');
});

test('a language without plural rules in the browser uses the English ones, and an underscore counts as a hyphen', () => {
  setMessages({ posts: '{count} wpis|{count} wpisy|{count} wpisów' });
  assert.equal(
    [1, 2].map((count) => countMessage('posts', count, 'x')),
    ['1 wpis', '2 wpisy'],
  );
  assert.is(countMessage('posts', 5, 'pl_PL'), '5 wpisów');
});

test('components of the site use the same table of strings', () => {
  setMessages({ 'home.hello': 'Hallo {name}', Bye: 'Tschüss' });
  assert.is(translate({ id: 'home.hello', message: 'Hello {name}' }, { name: 'du' }), 'Hallo du');
  assert.is(translate({ message: 'Bye' }), 'Tschüss');
  assert.is(translate({ id: 'home.other', message: 'Other' }), 'Other');
  assert.is(
    renderToStaticMarkup(createElement(Translate, { id: 'home.hello', values: { name: 'du' } }, 'Hello {name}')),
    'Hallo du',
  );
});

test.run();
