import { useEffect, useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { BrowserOnly, Layout, useColorMode, useIsBrowser, useWindowSize } from 'lectern/client';
import { KnownInBrowser } from '../components/known-in-browser.tsx';
import { TestPage } from '../components/test-page.tsx';
import { useMediaQuery } from '../components/use-media-query.ts';

export default function HydrationTests() {
  return (
    <Layout title="Known in the browser" description="Values that no compiler can know, right at the first drawing.">
      <TestPage title="Known in the browser">
        <p>
          What a reader has stored, how wide the window is, what time it is: no compiler knows. Where they are drawn when the site is compiled, such values are wrong for a moment,
          and then corrected before the reader’s eyes. Here they stand in <code>BrowserOnly</code>, so they are right from the start.
        </p>
        <p>
          Reload this page with each setting you like. <strong>The first two columns never differ after a reload</strong>, and nothing flashes. They may differ later, when
          something has changed while the page was open.
        </p>
        <BrowserOnly>{() => <Values />}</BrowserOnly>
      </TestPage>
    </Layout>
  );
}

function Values() {
  const [name, storedName] = useStorageSlot('tests.boat');
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const [openedAt] = useState(() => new Date());
  const [seconds, setSeconds] = useState(0);
  const { colorMode } = useColorMode();
  const size = useWindowSize();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - openedAt.getTime()) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [openedAt]);

  return (
    <>
        <div className="table-box">
          <table>
            <thead>
              <tr>
                <th scope="col">Value</th>
                <th scope="col">At first</th>
                <th scope="col">Now</th>
                <th scope="col">Change it</th>
              </tr>
            </thead>
            <tbody>
              <KnownInBrowser name="storage" value={name ?? 'nothing'}>
                <button type="button" className="button" onClick={() => (name === null ? storedName.set('Petrel') : storedName.del())}>
                  {name === null ? 'Store a name' : 'Forget it'}
                </button>
              </KnownInBrowser>
              <KnownInBrowser name="colour mode" value={colorMode}>
                The switch in the navbar.
              </KnownInBrowser>
              <KnownInBrowser name="window" value={String(size)}>
                Make the window narrow.
              </KnownInBrowser>
              <KnownInBrowser name="pointer" value={isCoarse ? 'coarse' : 'fine'}>
                Open this page on a phone.
              </KnownInBrowser>
              <KnownInBrowser name="opened at" value={openedAt.toLocaleTimeString('en')}>
                Reload.
              </KnownInBrowser>
              <KnownInBrowser name="in a browser" value={String(isBrowser)} />
              <tr data-name="browser only">
                <th scope="row">browser only</th>
                <td colSpan={2}>
                  <BrowserOnly fallback={<em>not yet</em>}>{() => navigator.language}</BrowserOnly>
                </td>
                <td>Your browser’s language.</td>
              </tr>
            </tbody>
          </table>
        </div>
        <p>
          Seconds since this page was opened: <span data-seconds>{seconds}</span>. While the number goes up, nothing around it is drawn differently.
        </p>
    </>
  );
}
