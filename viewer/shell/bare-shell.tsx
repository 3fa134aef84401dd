import { PageError } from '../layout/error-box.tsx';
import { Brand } from '../layout/navbar/brand.tsx';
import { ColorToggle } from '../layout/navbar/color-toggle.tsx';
import { Spinner } from '../body/loading.tsx';
import { message } from '../messages/message.ts';

interface BareShellProps {
  error: Error | undefined;
  onRetry: () => void;
}

/** Renders the screen while `site.json` loads, or if it fails to load. */
export function BareShell({ error, onRetry }: BareShellProps) {
  return (
    <>
      <nav aria-label={message('theme.NavBar.navAriaLabel')} className="navbar">
        <div className="navbar-row">
          {error && <Brand />}
          {error && <ColorToggle />}
        </div>
      </nav>
      <main id="main">{error ? <PageError error={error} onRetry={onRetry} /> : <Spinner />}</main>
    </>
  );
}
