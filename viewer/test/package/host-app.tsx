// An app with its own styles that shows the handbook below a path.
import { StrictMode, useEffect, useState, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { Viewer } from '@lectern/viewer';
import '@lectern/viewer/style.css';

const { corpus = '', mode } = document.body.dataset;

function App() {
  const [pathname, setPathname] = useState(location.pathname);
  const [colorMode, setColorMode] = useState(mode as 'light' | 'dark' | undefined);
  useEffect(() => {
    const moved = () => setPathname(location.pathname);
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.href);
    setPathname(location.pathname);
  };
  return (
    <>
      <header>
        <ul>
          <li>
            <a href="/" onClick={go}>
              App
            </a>
          </li>
          <li>
            <a href="/handbook/" onClick={go}>
              Help
            </a>
          </li>
        </ul>
        <button type="button" onClick={() => setColorMode('dark')}>
          Dark
        </button>
      </header>
      {pathname.startsWith('/handbook/') ? (
        <div id="place">
          <Viewer corpus={corpus} baseUrl="/handbook/" colorMode={colorMode} />
        </div>
      ) : (
        <p>The app itself</p>
      )}
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
