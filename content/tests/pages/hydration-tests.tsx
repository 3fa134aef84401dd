import { useEffect, useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { BrowserOnly, Layout, useColorMode, useIsBrowser, useWindowSize } from 'lectern/client';
import { KnownInBrowser } from '../components/known-in-browser.tsx';
import { TestPage } from '../components/test-page.tsx';
import { useMediaQuery } from '../components/use-media-query.ts';

export default function HydrationTests() {
  return (
    <Layout title="Known in the browser" description="Values that only the browser knows, correct at the first render.">
      <TestPage title="Known in the browser">
        <p>
          The compiler does not know the reader’s stored choices, the width of the window or the time. If a page renders such values at compile time, they are wrong until the browser corrects
          them. This page renders them in <code>BrowserOnly</code>, so they are correct from the start.
        </p>
        <p>
          Change a setting, and reload this page. <strong>After a reload, the first two columns are always equal</strong>, and nothing flashes. They can differ later, when
          a value changes while the page is open.
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
                Use the switch in the navbar.
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
                <td>Set the language of your browser.</td>
              </tr>
            </tbody>
          </table>
        </div>
        <p>
          Seconds since this page was opened: <span data-seconds>{seconds}</span>. While the number increases, nothing else on the page changes.
        </p>
    </>
  );
}
