import type { ClientExtension } from '../../../viewer/extension.ts';
import { useRouteProps } from './core/route-hooks.tsx';
import { useDocusaurusContext } from './core/use-docusaurus-context.ts';
import { modules } from './modules.ts';
import { fillSlot } from './place/fill-slot.tsx';

/** Lets code that was written for Docusaurus run in the viewer. */
export const clientExtension: ClientExtension = {
  modules,
  fillSlot,
  /** Props of a React page. As in Docusaurus, they are the site's config and the route's props. */
  usePageProps: () => ({ config: useDocusaurusContext().siteConfig, ...useRouteProps() }),
};
