import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Brand } from '../../layout/navbar/brand.tsx';
import { Link } from '../../navigation/link.tsx';
import { sampleSite } from '../corpus/sample-site.ts';
import { onPage } from '../client/wrap.tsx';

const newTab = /^(?=.* target="_blank")(?=.* rel="noopener noreferrer")/;

test('an external link opens a new tab, also without a target', () => {
  assert.match(onPage(<Link href="https://example.com/">x</Link>), newTab);
  assert.match(
    onPage(
      <Link href="https://example.com/" target={undefined}>
        x
      </Link>,
    ),
    newTab,
  );
  assert.match(
    onPage(
      <Link href="https://example.com/" target="_self">
        x
      </Link>,
    ),
    /^(?=.* target="_self")(?=.* rel="noopener noreferrer")/,
  );
  assert.not.match(onPage(<Link href="mailto:a@b.example">x</Link>), 'target=');
});

test('a logo with an external link opens a new tab, as any link does', () => {
  const logo = { src: '/site/logo.svg', alt: 'Folio Press', href: 'https://example.com/' };
  const withLogo = (more: object) =>
    onPage(<Brand />, undefined, { navbar: { ...sampleSite.navbar, logo: { ...logo, ...more } } });
  assert.match(withLogo({}), newTab);
  assert.match(withLogo({ target: '_self' }), 'target="_self"');
  assert.not.match(withLogo({ href: '/site/docs/intro' }), 'target=');
});

test('without a logo Lectern’s mark is shown, unless the site disables it', () => {
  const { logo: _, ...navbar } = sampleSite.navbar;
  assert.match(onPage(<Brand />, undefined, { navbar }), 'class="mark"');
  assert.not.match(onPage(<Brand />, undefined, { navbar: { ...navbar, mark: false } }), '<svg');
});

test.run();
