import type { DebugPage } from '../../corpus/schema/index.ts';
import { JsonTree } from './json-tree.tsx';

/** Every setting of the site, with its default filled in. */
export function Config({ page }: { page: DebugPage }) {
  return (
    <>
      <p className="debug-lead">Every setting, those that were left out with their defaults.</p>
      <JsonTree value={page.config ?? {}} />
    </>
  );
}
